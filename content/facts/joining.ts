/** Days for which the link of an invitation to a team works. */
export const invitationDays = 14

/** Teams that one account may ask at a time to be let in. */
export const mostJoinRequests = 5
