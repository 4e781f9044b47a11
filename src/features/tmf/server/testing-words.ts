/** Words of pages, which mean nothing to a system. */
export const shopWords =
  /winkelwagen|pagina|\bknop|hierboven|hieronder|\bklik|\bvelden\b|het veld|\bvink|scherm|\bdruk op|\blaad\b|tabblad|gemarkeerd|ingelogd|Dhr\./i
