/** The four colours of the cloth that a card or badge may take. */
export const brandColours = ['indigo', 'clay', 'leaf', 'ochre'] as const

export type BrandColour = (typeof brandColours)[number]

/** Returns the colour of a thing by its place in its list, so that neighbours differ. */
export const colourAt = (index: number): BrandColour => brandColours[index % brandColours.length]!
