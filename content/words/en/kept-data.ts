import { draftDays } from '#content/facts/drafts.ts'
import { undoMinutes } from '#content/facts/mail-tokens.ts'
import { smallestGroup } from '#content/facts/partner-report.ts'
import { retention } from '#content/facts/retention.ts'
import { formatMinutes } from '#content/format/numbers.ts'
import { plural } from '#content/format/plural.ts'
import { paths } from '#content/paths.ts'
import type { LegalCard, LegalSection } from './legal.ts'

const { session, auditLog, analytics, host } = retention
const days = (count: number) => plural(count, { one: `${count} day`, other: `${count} days` })
const afterFinale = `${retention.teamMonths} months after the finale`
const submissions = `${retention.submissionMonths} months after the finale`
const later = `Or ${retention.submissionMonths} months after you sent it, whichever is later.`
const administrators = 'The administrators; you, in your download.'
/** Follows what someone has sent. */
const followedUp = 'Also which administrator looks after it, our notes about it, and our answers.'

/**
 * A kind of data: what it is, why it is kept, who can see it and for how long. `howLong` stands beside the title; `more` says
 * what it leaves out.
 */
function keep(
  title: string,
  howLong: string,
  what: string,
  why: string,
  who: string,
  more?: string,
): LegalCard {
  return {
    title,
    note: howLong,
    rows: [
      ['What', what],
      ['Why', why],
      ['Who sees it', who],
      ...(more ? [['How long', more] as const] : []),
    ],
  }
}

/** What is kept about whom, as the privacy page lists it. The nightly jobs use the same figures. */
export const keptData: LegalSection['cards'] = [
  keep(
    'Your account',
    'Until you delete it',
    'Your name, email address, phone number, country and, if you give it, GitHub link. When you signed up, confirmed your address and last signed in. Your password only as a hash, which cannot be reversed. With two-step verification, the key of your app, encrypted, and your recovery codes as hashes. With GitHub sign-in, your GitHub number, user name, name, email address and the address of your picture. After a change to how you sign in, the address to which we sent the link that undoes it. If you are an organiser, the list views that you have saved.',
    'To give you the account you asked for: our contract with you.',
    'You and the administrators.',
    `We delete a sign-up that nobody confirms after ${days(retention.unconfirmedDays)}; an invitation stays until it is accepted or an administrator deletes it. Links that undo a change work for ${formatMinutes(undoMinutes)} and are deleted the night after.`,
  ),
  keep(
    'Where you are signed in',
    `${days(session.mostDays)} at most`,
    'For each device: IP address, browser, and when you signed in and were last here. Also the networks you have signed in from, as hashes that do not show the address.',
    'To keep you signed in, show you your devices and keep strangers out: our legitimate interest in security, and yours.',
    `You, under [Where you are signed in](${paths.account}#devices).`,
    `Sooner if you sign out, or don't use the device here for ${days(session.idleDays)}. We keep the hashed networks for ${days(retention.knownNetworkDays)}.`,
  ),
  keep(
    'The log of sign-ins and changes',
    days(auditLog.days),
    'What was done to an account, a team, a role or a list, when, by which account and from which IP address.',
    'To investigate problems: our legitimate interest in security.',
    'The administrators; you, in your download.',
    `We keep IP addresses for ${days(auditLog.addressDays)}. When you delete your account, we delete yours at once, and the entries keep only a random number.`,
  ),
  keep(
    'Teams and their members',
    afterFinale,
    "The team's name, country, track, mode and hub, and what we let it change after a deadline, with the reason. The organisers' notes about the team, and which emails about it went to whom, with their subjects. Which version of the terms it accepted. The representative's name, email address and phone number. Each member's name and email address and, if given, GitHub and Hugging Face links. They come from the person who registered the team, who must have asked the others first.",
    "To run the hackathon: our contract with the representative, and the team's and our own legitimate interest in members' details.",
    `Its representative, whoever registered it, organisers and administrators. The organisers of its hub see the team's name, its track and the names of its representative and members. Notes: organisers and administrators; the representative, in their download. A member sees the names of the team and its representative. Partners get only numbers of teams, with groups of fewer than ${smallestGroup} left out.`,
    `Sooner if you leave the team, delete it with your account or ask us to. If it was registered after the finale, ${retention.teamMonths} months after that. A team can then still show that it took part.`,
  ),
  keep(
    'Projects',
    'As long as your team',
    "What your team writes about its project and submits: title, description, links, tools, licence, languages and data sources, with the times. Please leave out other people's personal data.",
    'To judge it: our contract with your team.',
    'The lead and everyone who has joined the team; once it is submitted, also organisers and judges.',
    `What has not reached us stays on your device for ${days(draftDays)}, or until you sign out.`,
  ),
  keep(
    'Check-ins and reminders',
    'As long as your team',
    'What your team says at the three check-ins: where it stands, what it has done, what is blocking it, and a link. Which email addresses have turned reminders off.',
    'To see who needs help: our legitimate interest and yours. To leave you alone once you ask: our duty.',
    'The lead and everyone who has joined the team, its mentor, organisers and administrators.',
    'What has not reached us stays on your device, as with projects.',
  ),
  keep(
    'Announcements',
    afterFinale,
    "Which announcements, from us and from your team's hub, went to your email address, when, and whether the mail service accepted them. Who wrote each one. Which email addresses have turned them off.",
    'To tell you what you need to take part, once: our contract with you. To leave you alone once you ask: our duty.',
    "The administrators. A hub's organisers see what they wrote and how many people it reached, without addresses. You, in your download.",
    `Or ${retention.teamMonths} months after it was written, whichever is later.`,
  ),
  keep(
    'Mentoring',
    'As long as the team',
    'Of mentors: their name, the tracks, languages, countries and hubs that they help with, and how many teams they take. Of teams: what they ask for. Of both: who mentored whom and when, and what they write to each other through us.',
    'To find each team someone who can help: our contract with the team, and the legitimate interest of both.',
    "Organisers and administrators, without the messages. A team sees its mentor's name. A mentor sees the team's name, track, country and hub, its latest check-in and what it asked for. Both see the messages, and neither sees an email address.",
    `If a mentor deletes their account, all of it is deleted, messages included. The role of mentor itself ends ${afterFinale}.`,
  ),
  keep(
    'Running a hub',
    afterFinale,
    'Which account runs which hub, and since when.',
    'So that the organisers of each hub know its teams: the legitimate interest of the teams, and ours.',
    'Organisers and administrators.',
    'Sooner if an organiser removes the hub from the account, or the account is deleted.',
  ),
  keep(
    'Check-in at a hub and at the finale',
    afterFinale,
    'The number of your pass, at which hub or finale you were let in, on which day and when, and by which account.',
    'To know who is in the building and who took part: our legitimate interest, and yours.',
    'Organisers and administrators; hub organisers, for their own hub; you, in your download.',
    'Sooner if you delete your account.',
  ),
  keep(
    'Find a team',
    'Until you delete it',
    'The card that you put up for yourself or for the team you lead: name, country, hub, tracks, languages, skills and what you write about yourself. The messages between cards, who you hide, and what you report, with your reason.',
    'So that people and teams find each other: your consent, given with each card and withdrawn by deleting it. Reports: our legitimate interest in protecting everyone, and yours.',
    'A card: everyone who is signed in with a confirmed address; it does not show your address. A message: you and the people it is for. A report: organisers and administrators, without the name of the person who made it.',
    `Deleting your account deletes the card too. Otherwise we delete it ${days(retention.matchingDays)} after the last day on which teams may change, or after it was written, whichever is later. What organisers hide stays on record that long, without the name of the person who reported it if their account is deleted.`,
  ),
  keep(
    'The talent list',
    'Until you withdraw it',
    'The profile that you write: name, country, the work you want, skills, languages, a few sentences and the link to your CV. The text you agreed to, and when. Which partners have seen your profile. Of partners: when they read the list and what they searched for.',
    'So that partners can offer you work: your consent, which you can withdraw at any time. The record of who read it: our legitimate interest in keeping track, and yours.',
    'Partners whom we have accepted, with a personal link that expires. They do not get your email address. Organisers see only how many people are on the list.',
    `Deleting your account withdraws it too. Otherwise we delete it ${retention.talentMonths} months after the finale, or after you last saved it, whichever is later. You can see who has viewed it for the same period.`,
  ),
  keep(
    'Judging',
    'As long as the project',
    'Of judges: who they work for, its email domain, their hub, the connections to teams that they or we declare, and the scores and notes they give. Of teams: those scores, and the result.',
    'To judge fairly: our legitimate interest, and that of the teams.',
    'The judge, for their own projects, and administrators. Results are public once we publish them. Judges see no names, email addresses or phone numbers of members.',
    `If a judge deletes their account, all of it is deleted except the scores they submitted, which stay without notes and under a random number. The role of judge itself ends ${afterFinale}.`,
  ),
  keep(
    'Certificates',
    'Until you withdraw it',
    'The name that you choose, what you did and, if you choose to show them, your team, project, hub and award. Which text you agreed to, and when.',
    'So that others can check your certificate: your consent, which you can withdraw at any time.',
    'Anyone who has the code.',
    'Deleting your account withdraws it too. Only its code and the date then remain.',
  ),
  keep(
    'Messages to us',
    submissions,
    `Your name, email address, organisation if you give it, subject and message. ${followedUp}`,
    'To answer you: our legitimate interest, and yours.',
    administrators,
    later,
  ),
  keep(
    'Partner and sponsor applications',
    submissions,
    `The organisation and its website, your name, email address and phone number if you give it, your proposal, and when you agreed to what. ${followedUp}`,
    'To answer your application: steps before a contract, at your request. News by email only if you ticked that box: your consent.',
    administrators,
    later,
  ),
  keep(
    'Interest in a hub',
    submissions,
    `Your city, name, email address, organisation and message. ${followedUp}`,
    'To write to you about a hub there, as you asked: our legitimate interest, and yours.',
    administrators,
    later,
  ),
  keep(
    'Emails we send',
    `${days(retention.outgoingMailDays)} at most`,
    'The address and the text, until the mail service has accepted them.',
    'To send you what you asked for, and warnings about your account.',
    'You, in your download.',
    `Usually a few seconds. We keep hashes of links and codes for ${days(retention.mailTokenDays)}.`,
  ),
  keep(
    'Visits to the test pages',
    days(analytics.rawDays),
    `Only pages whose address begins with /figma-test- are measured. A random number that lives as long as the tab, your browser, country and language, the size of your window, the page you came from, the pages you open, where you click and the first words of what you click on, how far you scroll and how long you stay. No IP address, no cookie, and nothing you type. How much one network sends is counted under a name that changes every day.`,
    'To see which pages work: our legitimate interest. You can [object](#browser) with one tick.',
    administrators,
    `We keep what we could not store at once for ${days(analytics.deadLetterDays)}. After that, only totals remain, which identify nobody: each spot of a heat map until ${days(analytics.cellDays)} after its last click, and each day's totals for ${days(analytics.dailyDays)}. The counts of networks are deleted the next night.`,
  ),
  keep(
    'Counts against abuse',
    days(retention.attemptDays),
    'How often a password, a code or a form was tried, under a hash of the network and the address. Our check against robots remembers which puzzles were solved.',
    'To stop guessing and spam: our legitimate interest in security.',
    'Nobody: a hash shows neither.',
    'We remember solved puzzles until they expire.',
  ),
  keep(
    'Requests to the server',
    days(host.requestLogDays),
    'Cloudflare, which runs our server, logs each request to it: the address without its query, the time, the browser and the IP address. Reading a page does not reach that server.',
    'To find faults and attacks: our legitimate interest in security.',
    'Those of us who run the server.',
  ),
  keep(
    'Backups',
    days(host.backupDays),
    'We can restore the databases to an earlier moment, so deleted data can come back for a while. We do that only after an accident; the data may then have to be deleted again.',
    'So that an accident does not cost teams their registration: our legitimate interest.',
    'Those of us who run the server.',
  ),
]
