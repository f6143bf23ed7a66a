/** The four colours of the cloth that a card or badge may take. */
export type BrandColour = 'ochre' | 'clay' | 'leaf' | 'indigo'
