// How often what may be done, and why. docs/operations.md explains the figures to whoever runs the site. The limits of
// requests a minute are in wrangler.jsonc.

const MINUTE = 60_000
export const HOUR = 60 * MINUTE
export const DAY = 24 * HOUR

/** The proof of work of the captcha that needs no keys. */
export const captchaPrice = {
  /** PBKDF2 iterations of one attempt; with eighty to two hundred attempts about half a second on a cheap phone. */
  iterations: 1000,
  /** The most that a challenge costs, as a multiple: about three seconds on that phone. */
  steepest: 6,
  /** Mails of the whole site in an hour up to which a challenge costs the usual; above, in proportion. */
  calmMails: 250,
  /** The same for the tries to sign in to one account. */
  calmTries: 20,
} as const

/** Tries to sign in with a password, counted before it is compared. A right password takes its own try back. */
export const signInTries = {
  /**
   * To one account from one network, in a quarter of an hour: strangers who guess lock themselves out, not the owner. An
   * IPv6 address counts in three networks (/64, /56, /48), because its holder may have all of them.
   */
  pair: { window: 15 * MINUTE, most: [10, 20, 30] },
  /** To any account from one network, in five minutes. Above, everybody there needs a captcha: many may share an address. */
  network: { window: 5 * MINUTE, free: [30, 60, 120] },
  /**
   * To one account from everywhere, in an hour. Above the first figure it takes a captcha; above the second no password is
   * compared any more, except from a network where the owner has signed in before. A mail still signs the owner in
   * elsewhere. Tries without a captcha do not count towards the second figure.
   */
  account: { window: HOUR, free: 30, most: 100 },
} as const

/** Mails of one purpose to one recipient in an hour. */
export const mailsTo = {
  window: HOUR,
  /** Requested from one network. */
  fromNetwork: 5,
  /** Requested from all networks together. */
  fromAnywhere: 15,
  /** Beyond both, for networks where the owner has signed in before: strangers cannot use up the owner's mails. */
  reserve: 3,
} as const

/**
 * Mails requested from one network in an hour, to whomever; of IPv6 from its /48. An evening at a hub takes two hundred
 * sign-ups. Who is signed in asks beyond it.
 */
export const mailsFrom = { window: HOUR, most: 400 } as const

/** Acknowledgements of forms to one mailbox. What is sent after that is stored, and answered on the screen alone. */
export const acknowledgementsTo = { hour: 5, day: 10 } as const

/**
 * Mails in a day to the representatives of teams about changes that somebody else makes: about one team, and by one account
 * about all teams that it manages. Whoever registers a team names its representative.
 */
export const teamNewsADay = { ofTeam: 3, byAccount: 10 } as const

/** Times in a day that the members of a team hear that its project was handed in or taken back. */
export const projectNewsADay = 8

/** Mails in a day to one mailbox about members who left its teams, and about teams that it has come to represent. */
export const departureNewsADay = 10

/** Mails in a day to one mailbox about teams that wait for a place in a hub. */
export const hubNewsADay = 5

/** Mails in a day about people who ask to join: to the lead of a team, by one account to all leads, and to one who asks. */
export const joinNewsADay = { toLead: 10, byAccount: 20, toAsker: 10 } as const

/** Invitations of one team in a day. Whoever leads it may list any address. */
export const invitationsADay = 15

/** Times in a day that the two leads hear that a team was handed over. */
export const handOversADay = 6

/** Messages in a day from a mentor to one team, and from a team to its mentor. Each is a mail to everybody there. */
export const mentoringMessagesADay = 20
/** Mails of the whole site in an hour. */
export const mailsOfSite = {
  /** Unless MAILS_PER_HOUR says otherwise: the mail service has a quota, and a sender who suddenly writes more is spam. */
  most: 2000,
  /** The share of them that is kept for the mails of accounts, which nobody can do without. */
  reserve: 0.4,
} as const

/** How announcements are sent. */
export const announcementMails = {
  /** Mails in a day (UTC), unless ANNOUNCEMENT_MAILS_PER_DAY says otherwise. They do not count as mails of the site. */
  mostADay: 10_000,
  /** Mails that one message of the queue sends. Of a Worker that ends meanwhile, so many are unclear. */
  portion: 25,
  /** Mails sent at a time: a Worker has six connections. */
  atATime: 5,
  /** Tries to send one mail that the mail service asks to send later. */
  tries: 5,
  /** Milliseconds until the next try. */
  pause: 2 * MINUTE,
  /** Milliseconds after which whoever sends a mail has ended without saying what became of it. */
  lease: 20 * MINUTE,
} as const

/** Codes of a factor tried in an hour. It takes the password to try one. */
export const factorTries = { window: HOUR, fromNetwork: 15, fromAnywhere: 100 } as const

/** Tries at the current password by one session in an hour. */
export const passwordTries = { window: HOUR, most: 10 } as const

/** Wrong codes of one kind in a day: six digits can be guessed, given enough mails; the links in them cannot. */
export const codeTries = { window: DAY, most: 60 } as const
