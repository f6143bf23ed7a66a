/** Days for which the link to the talent list works that an accepted partner gets. */
export const talentLinkDays = 30
