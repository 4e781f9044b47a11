#!/usr/bin/env bash
# scripts/document-typeface.sh: gives the typeface of the documents (src/platform/pdf/fonts) the letters of Europe that it
# lacks, from Noto Sans: Latin with every diacritic, Greek, Cyrillic, Armenian and Georgian. A face that has them all stays.
# Also tells the shop which characters both faces have (characters.json). Needs Debian's packages fonttools and fonts-noto-core.
set -euo pipefail
cd "$(dirname "$0")/../src/platform/pdf/fonts"
PYTHONPATH=/usr/lib/python3/dist-packages /usr/bin/python3 - <<'PYTHON'
from pathlib import Path
from tempfile import TemporaryDirectory

from fontTools.merge import Merger
from fontTools.subset import Options, Subsetter
from fontTools.ttLib import TTFont

NOTO = Path('/usr/share/fonts/truetype/noto')
# Which code points come from which face of Noto: Unicode blocks, first and last.
SOURCES = {
    'NotoSans': [(0xA0, 0x24F), (0x259, 0x259), (0x292, 0x292), (0x2B0, 0x36F), (0x370, 0x3FF), (0x400, 0x52F),
                 (0x1E00, 0x1FFF), (0x2000, 0x206F), (0x20A0, 0x20BF), (0x2116, 0x2116)],
    'NotoSansArmenian': [(0x530, 0x58F)],
    'NotoSansGeorgian': [(0x10A0, 0x10FF), (0x1C90, 0x1CBF)],
}
# The height of a line and the date stay those of the face that gets the letters.
KEPT = {
    'hhea': ['ascent', 'descent', 'lineGap'],
    'OS/2': ['sTypoAscender', 'sTypoDescender', 'sTypoLineGap', 'usWinAscent', 'usWinDescent'],
    'head': ['created', 'modified', 'fontRevision'],
    'name': ['names'],
}

for weight in ('Regular', 'Bold'):
    face = Path(f'bricolage-grotesque-{weight.lower()}.ttf')
    before = TTFont(face)
    has = set(before.getBestCmap())
    with TemporaryDirectory() as work:
        parts = []
        for name, blocks in SOURCES.items():
            noto = TTFont(NOTO / f'{name}-{weight}.ttf')
            lacks = {code for first, last in blocks for code in range(first, last + 1)} & set(noto.getBestCmap()) - has
            if not lacks:
                continue
            options = Options(hinting=False, glyph_names=True, layout_features=[])
            options.drop_tables += ['GSUB', 'GPOS', 'GDEF', 'DSIG', 'gasp']
            subsetter = Subsetter(options)
            subsetter.populate(unicodes=lacks)
            subsetter.subset(noto)
            part = Path(work) / f'{name}.ttf'
            noto.save(part)
            parts.append(str(part))
        if not parts:
            print(f'{face} has all letters')
            continue
        # Of a character that two faces have, the first one's drawing stays.
        after = Merger().merge([str(face), *parts])
        for table, fields in KEPT.items():
            for field in fields:
                setattr(after[table], field, getattr(before[table], field))
        after.recalcTimestamp = False
        after.save(face)
        print(f'{face} has {len(after.getBestCmap())} characters')

ranges = []
for code in sorted(set.intersection(*(set(TTFont(face).getBestCmap()) for face in Path('.').glob('*.ttf')))):
    if ranges and ranges[-1][1] == code - 1:
        ranges[-1][1] = code
    else:
        ranges.append([code, code])
Path('characters.json').write_text('[\n' + ',\n'.join(f'  {each}' for each in ranges) + '\n]\n')
PYTHON
