/** Days for which the link of an invitation to a team works. */
export const invitationDays = 14
