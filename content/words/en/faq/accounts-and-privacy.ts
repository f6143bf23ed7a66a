import { retention } from '#content/facts/retention.ts'
import type { FaqWords } from './question.ts'

export const accountsAndPrivacy: FaqWords<'accounts-and-privacy'> = {
  account: {
    question: 'Do I need an account to read this site?',
    answer:
      'No. You only need one to see or change your team on the My team page. Sign up with the email address you registered for the representative, so that we can match the two.',
    keywords: ['sign in', 'log in', 'login', 'profile', 'account'],
  },
  'no-email': {
    question: "I created an account but didn't get an email. What now?",
    answer:
      'Some mail services are slow, so wait a few minutes and check your spam folder. Then try to sign in and request the email again. If you mistyped your address, create a new account.',
    keywords: ['verify', 'verification', 'confirm', 'activation', 'resend', 'spam'],
  },
  password: {
    question: 'I forgot my password. What now?',
    answer:
      'Choose “Forgot your password?” on the sign-in page. We will email you a link; open it and choose a password of at least 6 characters. Longer is better. The page says the same whether or not the address has an account.',
    keywords: ['reset', 'recover', 'recovery', 'lost', 'locked out'],
  },
  security: {
    question: 'How do I protect my account?',
    answer:
      'Choose a password you use nowhere else. On your account page you can turn on two-step verification: signing in then takes a six-digit code from an app on your phone. We email you whenever your password changes or an app is added.',
    keywords: ['two-factor', '2FA', 'MFA', 'authenticator', 'security', 'safe'],
  },
  data: {
    question: 'What data do you keep, and who can see it?',
    answer:
      'What you enter in our forms. For an account: your name, email address, phone number, country and, if you give it, GitHub link. For a team: its name, representative, country, track, mode and members. We store passwords only as a hash, which cannot be reversed. For each sign-in and change, a log keeps your IP address and, while you are signed in, we keep your browser. Organisers see teams and members; administrators also see messages, applications, accounts, roles and the log. We collect no CVs today, and sponsors will see only those of participants who agree. We never publish email addresses or phone numbers. The Privacy page lists everything.',
    keywords: [
      'personal data',
      'privacy',
      'GDPR',
      'POPIA',
      'information',
      'store',
      'share',
      'third party',
      'access',
    ],
  },
  kept: {
    question: 'Where do you keep my data, and for how long?',
    answer: `In a database in Western Europe. We delete a session, with its IP address and browser, when you sign out, after ${retention.session.idleDays} days without use, or after ${retention.session.mostDays} days. Log entries lose their IP address after ${retention.auditLog.addressDays} days; we delete them after ${retention.auditLog.days}. We delete messages, partner applications and hub interests ${retention.submissionMonths} months after the finale, or after you sent them if that is later. A sign-up that nobody confirms lasts ${retention.unconfirmedDays} days, teams ${retention.teamMonths} months after the finale. Accounts stay until you delete them or ask us to.`,
    keywords: ['retention', 'storage', 'server', 'location', 'Europe', 'IP address', 'session'],
  },
  tracking: {
    question: 'Does this site track what I do?',
    answer:
      'The main pages do not, and there are no advertising trackers. Only test copies, whose addresses begin with /figma-test, record clicks, scrolling and time spent. Home page links marked as test copies lead there. To opt out, tick the box at the foot of a copy, or turn on Do Not Track or Global Privacy Control.',
    keywords: ['analytics', 'cookies', 'tracking', 'heat map', 'measure', 'ads'],
  },
  delete: {
    question: 'How do I get my data deleted?',
    answer:
      'Your account page lets you download everything we store about you, delete your account, and leave a team that someone else listed you in. Listed in a team without having an account? Sign up with that address, or write to us. For anything else sent without an account, write to us on the Contact page from the address you used. If your team becomes too small, we tell its representative.',
    keywords: ['erase', 'close account', 'withdraw', 'privacy', 'export', 'copy'],
  },
}
