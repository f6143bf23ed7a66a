import type { FaqWords } from './question.ts'

export const accountsAndPrivacy: FaqWords<'accounts-and-privacy'> = {
  account: {
    question: 'Do I need an account to read this site?',
    answer:
      'No. You need one to see and change your team on the My team page. Use the email address that stands in the registration of your team, so that we can match the two.',
    keywords: ['sign in', 'log in', 'login', 'profile', 'account'],
  },
  'no-email': {
    question: 'I created an account but got no email. What now?',
    answer:
      'Look in the spam folder and wait a few minutes, because some mail services are slow. Then try to sign in and ask for the email again. If you typed a wrong address, create a new account.',
    keywords: ['verify', 'verification', 'confirm', 'activation', 'resend', 'spam'],
  },
  password: {
    question: 'I forgot my password. What now?',
    answer:
      'Ask for a new one on the sign-in page. We send a link to your email address; open it and choose a password of at least 6 characters, better more. The page says the same whether or not the address has an account.',
    keywords: ['reset', 'recover', 'recovery', 'lost', 'locked out'],
  },
  security: {
    question: 'How do I protect my account?',
    answer:
      'Use a password that you use nowhere else. You can add an authenticator app on your account page; signing in then needs a six-digit code from your phone too. We write to you when the password changes or a second factor is added.',
    keywords: ['two-factor', '2FA', 'MFA', 'authenticator', 'security', 'safe'],
  },
  data: {
    question: 'What data do you keep, and who can see it?',
    answer:
      'What you type into the forms: for an account your name, email address, phone number, country and GitHub link if you give one; for a team its name, representative, country, mode and members. Passwords are stored only as a hash, which cannot be read back. Organisers see teams and members; administrators also see messages, applications and roles. Sponsors see only the CVs of participants who agreed to be in the CV database. We do not publish email addresses or phone numbers.',
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
  tracking: {
    question: 'Does this site track what I do?',
    answer:
      'The ordinary pages do not, and there are no advertising trackers. Only test copies of the pages, whose addresses begin with /figma-test, measure clicks, scroll depth and time on page, so that we see what people read. A box at their foot turns it off in your browser, and so do Do Not Track and Global Privacy Control.',
    keywords: ['analytics', 'cookies', 'tracking', 'heat map', 'measure', 'ads'],
  },
  delete: {
    question: 'How do I have my data removed?',
    answer:
      'Your account page has a button that deletes the account, and one that downloads everything we store about you. For what you sent without an account, write to us on the Contact page from the address you used. Tell your team too: it needs at least two members.',
    keywords: ['erase', 'close account', 'withdraw', 'privacy', 'export', 'copy'],
  },
}
