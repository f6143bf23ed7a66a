declare module 'fontkit' {
  /** Opens a font; only what the tests ask of it is described. */
  export function create(data: Uint8Array): { hasGlyphForCodePoint: (codePoint: number) => boolean }
}
