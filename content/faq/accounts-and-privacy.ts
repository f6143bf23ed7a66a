import type { FaqCategory } from '../faq-category.ts'

export const accountsAndPrivacy: FaqCategory = {
  id: 'accounts-and-privacy',
  title: 'Accounts & Privacy',
  colour: 'indigo',
  questions: [
    {
      id: 'do-i-need-an-account',
      question: 'Do I need an account to read this site?',
      answer:
        'No. Every public page is open to all, with no account. You need one to see and change your team on the My team page. Use the email address that stands in the registration of your team, so that we can match the two.',
      keywords: ['sign in', 'log in', 'login', 'profile', 'account'],
    },
    {
      id: 'i-got-no-verification-email',
      question: 'I created an account but got no email. What now?',
      answer:
        'Look in the spam folder, then wait a few minutes, because some mail services are slow. If nothing comes, try to sign in and ask for the verification email again. Check that the address was typed correctly. An address with one wrong letter needs a new account.',
      keywords: ['verify', 'verification', 'confirm', 'activation', 'resend', 'spam'],
    },
    {
      id: 'i-forgot-my-password',
      question: 'I forgot my password. How do I get back in?',
      answer:
        'On the sign-in page, ask for a new password and enter your email address. We send a link to that address. Open it and choose a new password of at least 6 characters; a longer one is better. The page says the same thing whether or not the address has an account.',
      keywords: ['reset', 'recover', 'recovery', 'lost', 'locked out'],
    },
    {
      id: 'how-do-i-protect-my-account',
      question: 'How do I protect my account?',
      answer:
        'Use a password that you use nowhere else. You can also add an authenticator app on your account page; then signing in needs a six-digit code from your phone as well. We write to you when your password changes or a second factor is added.',
      keywords: ['two-factor', '2FA', 'MFA', 'authenticator', 'security', 'safe'],
    },
    {
      id: 'what-data-do-you-keep',
      question: 'What data do you keep about us?',
      answer:
        'What you type into the forms: for an account your name, email address, phone number, country and GitHub link if you give one; for a team its name, representative, country, mode and members. Passwords are stored only as a hash, which cannot be read back.',
      keywords: ['personal data', 'privacy', 'GDPR', 'POPIA', 'information', 'store'],
    },
    {
      id: 'who-can-see-our-data',
      question: 'Who can see our data?',
      answer:
        'Organisers see the registered teams and their members. Administrators also see messages, applications and roles. Sponsors see nothing of it, except the CVs of participants who have agreed to be in the CV database. We do not publish email addresses or phone numbers.',
      keywords: ['privacy', 'share', 'sponsors', 'third party', 'cv', 'access'],
    },
    {
      id: 'does-this-site-track-me',
      question: 'Does this site track what I do?',
      answer:
        'The ordinary pages do not. Clicks, scroll depth and time on page are measured only on test copies of the pages, whose addresses begin with /figma-test. We use those figures to see which parts of a page people read. A box at the foot of those pages turns it off in your browser, and so do Do Not Track and Global Privacy Control. There are no advertising trackers on this site.',
      keywords: ['analytics', 'cookies', 'tracking', 'heat map', 'measure', 'ads'],
    },
    {
      id: 'how-do-i-delete-my-data',
      question: 'How do I have my data removed?',
      answer:
        'Your account page has a button that deletes the account, and one that downloads everything we store about you. For what you sent without an account, write to us on the Contact page from the address you used. If you belong to a team, tell its representative too, because the team needs at least two members.',
      keywords: ['erase', 'close account', 'withdraw', 'privacy', 'export', 'copy'],
    },
  ],
}
