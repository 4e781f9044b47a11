import { once } from 'node:events'
import { createWriteStream, type WriteStream } from 'node:fs'

/** An address as a visitor would type it. */
export type TypedAddress = {
  readonly zipCode: string
  readonly houseNumber: string
  readonly suffix: string
}

export type Country = {
  readonly addresses: number
  readonly coverage: number
  /** Addresses from all over the country. */
  readonly sample: readonly TypedAddress[]
}

const firstArea = 1000
const areas = 9000
const postcodesPerArea = 51
const sampleSize = 100_000

/**
 * Writes the two import files of a made-up country, the same one every time: 9,000 postcode areas in no order, 459,000
 * postcodes, `addresses` house numbers of which one in eight has a letter or an addition. Of coverage it has a row per
 * postcode for copper and for fibre, one house number in twenty that differs, and ranges that lie over each other: per
 * area by two networks, per region, for the whole country.
 */
export async function writeCountry(
  addressFile: string,
  coverageFile: string,
  addresses: number,
): Promise<Country> {
  const random = mulberry32(20_260_101)
  const addressOut = new Lines(addressFile, addressHeader)
  const coverageOut = new Lines(coverageFile, coverageHeader)
  const sample: TypedAddress[] = []
  const perPostcode = addresses / (areas * postcodesPerArea)

  for (let nth = 0; nth < areas; nth++) {
    // 7919 has no factor in common with 9,000, so this visits every area once, in no order.
    const area = firstArea + ((nth * 7919) % areas)
    for (const network of ['Vezelnet', 'Metrovezel'])
      coverageOut.add(coverageRow(`${area}AA`, `${area}ZZ`, '', network, 'glasvezel', 'near-net', 1000))
    for (let letters = 0; letters < postcodesPerArea; letters++) {
      const postcode = area + lettersOf(letters * 13)
      const isOnNet = random() < 0.7
      coverageOut.add(coverageRow(postcode, postcode, '', 'Kopernet', 'dsl', 'on-net', 200))
      coverageOut.add(
        coverageRow(postcode, postcode, '', 'Vezelnet', 'glasvezel', isOnNet ? 'on-net' : 'other', 1000),
      )
      const last = Math.round((nth * postcodesPerArea + letters + 1) * perPostcode)
      for (let number = 1; addressOut.rows < last; number++) {
        const kind = random()
        const letter = kind < 0.08 ? 'A' : ''
        const addition = kind >= 0.08 && kind < 0.12 ? '2' : ''
        addressOut.add(
          `Straat van ${area} nummer ${letters};${number};${letter};${addition};${postcode};Stad ${area}`,
        )
        if (random() < 0.05)
          coverageOut.add(
            coverageRow(postcode, postcode, String(number), 'Vezelnet', 'glasvezel', 'no-net', 0),
          )
        if (random() < sampleSize / addresses)
          sample.push({ zipCode: postcode, houseNumber: String(number), suffix: letter + addition })
      }
      await Promise.all([addressOut.drained(), coverageOut.drained()])
    }
  }
  for (let region = firstArea; region < firstArea + areas; region += 20)
    coverageOut.add(coverageRow(`${region}AA`, `${region + 19}ZZ`, '', 'Regionet', 'glasvezel', 'other', 0))
  coverageOut.add(coverageRow('1000AA', '9999ZZ', '', 'Landnet', 'glasvezel', 'no-net', 0))
  await Promise.all([addressOut.end(), coverageOut.end()])
  return { addresses: addressOut.rows, coverage: coverageOut.rows, sample }
}

const addressHeader = 'openbareruimte;huisnummer;huisletter;huisnummertoevoeging;postcode;woonplaats'
const coverageHeader =
  'postcode_van;postcode_tot;huisnummer;toevoeging;netwerk;techniek;beschikbaarheid;max_down_mbs;max_up_mbs;levertijd_van_weken;levertijd_tot_weken;eenmalig_euro'

function coverageRow(
  from: string,
  to: string,
  houseNumber: string,
  network: string,
  technique: string,
  availability: string,
  speed: number,
): string {
  return `${from};${to};${houseNumber};;${network};${technique};${availability};${speed};${speed};1;3;`
}

/** 0 → AA, 675 → ZZ, leaving out the three that no postcode has. */
function lettersOf(number: number): string {
  const letters = String.fromCharCode(65 + Math.floor(number / 26), 65 + (number % 26))
  return ['SA', 'SD', 'SS'].includes(letters) ? 'SB' : letters
}

/** A text file that grows by lines and never keeps more than a piece of it in memory. */
class Lines {
  rows = 0
  readonly #out: WriteStream
  #text: string

  constructor(path: string, header: string) {
    this.#out = createWriteStream(path)
    this.#text = `${header}\n`
  }

  add(line: string) {
    this.rows++
    this.#text += `${line}\n`
  }

  async drained() {
    if (this.#text.length < 256 * 1024) return
    const hasRoom = this.#out.write(this.#text)
    this.#text = ''
    if (!hasRoom) await once(this.#out, 'drain')
  }

  async end() {
    this.#out.end(this.#text)
    await once(this.#out, 'finish')
  }
}

/** A small generator of numbers from 0 to 1 that gives the same ones for the same seed. */
function mulberry32(seed: number): () => number {
  let state = seed
  return () => {
    state = (state + 0x6d2b79f5) | 0
    let mixed = Math.imul(state ^ (state >>> 15), 1 | state)
    mixed = (mixed + Math.imul(mixed ^ (mixed >>> 7), 61 | mixed)) ^ mixed
    return ((mixed ^ (mixed >>> 14)) >>> 0) / 4_294_967_296
  }
}
