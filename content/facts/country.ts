/** `code` is ISO 3166-1 alpha-2, `dial` the international calling code with its plus sign. */
export type Country = { code: string; name: string; dial: string }
