/** Keeps a name in another script from turning the words around it, where no element can (U+2068 and U+2069 of Unicode). */
export const isolate = (name: string) => `\u2068${name}\u2069`
