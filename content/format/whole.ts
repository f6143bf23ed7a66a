/** Keeps a date or a range whole at the end of a line: no line breaks at its spaces or after its hyphens. */
export const keepWhole = (text: string): string =>
  text.replaceAll(' ', '\u00A0').replaceAll('-', '-\u2060')
