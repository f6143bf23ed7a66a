import { event } from '#content/facts/event.ts'
import { retention } from '#content/facts/retention.ts'
import { isolate } from '#content/format/isolate.ts'
import { formatNumber } from '#content/format/numbers.ts'
import { plural } from '#content/format/plural.ts'

export const accountPage = {
  meta: {
    title: 'My account',
    description: 'Your team, profile, password, two-step verification and sessions.',
  },
  heading: 'My account',
  loading: 'Loading your account...',
  loadingPart: 'Loading...',
  optional: 'optional',
  failed: {
    title: 'Error',
    text: "We couldn't load this part of your account.",
    retry: 'Try again',
  },
  toasts: {
    saved: { title: 'Saved', text: 'Your changes have been saved.' },
    failed: { title: 'Error' },
  },
  groups: {
    profile: { heading: 'Profile', text: 'Your name, phone and country.' },
    signIn: { heading: 'Sign-in', text: 'How you get in, and how you keep others out.' },
    data: { heading: 'Data', text: 'What we store about you.' },
  },
  work: {
    heading: 'My work',
    dashboard: 'Teams, people and messages.',
    judging: 'Read the projects and score them.',
    mentoring: (teams: number, waiting: number) =>
      `${formatNumber(teams)} ${plural(teams, { one: 'team', other: 'teams' })}, ${formatNumber(waiting)} waiting for your reply`,
    hub: {
      teams: 'See your teams',
      joined: (joined: number, listed: number) =>
        `${formatNumber(joined)} of ${formatNumber(listed)} ${plural(listed, { one: 'person', other: 'people' })} joined`,
      door: 'Scan passes at the door.',
      write: 'Email the teams at your hub.',
    },
  },
  team: {
    heading: 'My team',
    empty:
      "You don't have a team yet. One will appear here once it is registered with your account's email address.",
    emptyAction: 'Register Your Team',
    emptyClosed: "You don't have a team, and registration is closed.",
    emptyJoin:
      'Until teams can no longer change, you can still join one that has a free seat: see Find a team below.',
    registered: (date: string) => `Registered on ${date}`,
    representative: 'Representative',
    members: 'Members',
    details: 'Details',
    edit: 'Edit team',
    save: 'Save changes',
    saving: 'Saving...',
    cancel: 'Cancel',
    conflict:
      'The team has changed since you opened it. What you typed is still here. Save again to replace the change, or cancel to see it.',
    toast: { title: 'Team saved', text: 'Your team has been updated.' },
    changes: {
      label: 'Changes to your team',
      kinds: {
        hub: 'Move from online to a hub',
        track: 'Change the track',
        team: 'Change everything else',
      },
      until: (what: string, date: string) => `${what}: until ${date}`,
      longer: (what: string, date: string) =>
        `${what}: until ${date}, which we have extended for your team`,
      over: (what: string, date: string) => `${what}: closed after ${date}`,
    },
    tooSmall: {
      text: (count: number) =>
        `A team needs at least ${event.teamSize.least} members, and yours has ${count}.`,
      open: (date: string) => `Choose “Edit team” and add someone by ${date}.`,
      closed: 'Write to us on the Contact page.',
    },
    waits: (city: string) => `${city}: waiting for a place`,
    joinedSoFar: (joined: number, all: number) =>
      joined === all
        ? 'Everyone has joined.'
        : `${joined} of ${all} ${plural(joined, { one: 'has', other: 'have' })} joined.`,
    profiles: { github: 'GitHub', huggingface: 'Hugging Face' },
    states: {
      invited: (date: string) => `Invited, until ${date}`,
      expired: 'The invitation has expired',
      undelivered: 'The invitation could not be delivered. Check the address.',
    },
    join: 'Accept',
    joinLabel: 'Accept your own invitation',
    joined: { title: 'You have joined the team', text: 'You are one of its members now.' },
    invite: 'Send again',
    inviteLabel: (name: string) => `Send again to ${name}`,
    invitedAgain: { title: 'Invitation sent', text: 'The earlier link no longer works.' },
    handOver: {
      label: 'Make lead',
      labelOf: (name: string) => `Make lead: ${name}`,
      confirm: (name: string) =>
        `Make ${isolate(name)} the lead? You stay a member if you are listed, but only ${isolate(name)} can change the team then. Both of you get an email.`,
      cancel: 'Stay the lead',
      done: { title: 'Team handed over', text: 'We have emailed the new lead.' },
    },
    asked: {
      label: 'Asking to join',
      accept: 'Accept',
      acceptLabel: (name: string) => `Accept ${name}`,
      accepted: { title: 'Accepted', text: 'The team has a new member.' },
      decline: 'Decline',
      declineLabel: (name: string) => `Decline ${name}`,
      declined: { title: 'Declined', text: 'We have told them by email.' },
    },
    link: {
      label: 'Team link',
      text: 'Anyone with the link can ask to join. You decide on each request.',
      full: `Your team has all ${event.teamSize.most} members, so nobody else can join.`,
      make: 'Make a link',
      copy: 'Copy the link',
      copied: 'Copied',
      share: 'Share on WhatsApp',
      message: (team: string, link: string) => `Ask to join our team ${team}: ${link}`,
      renew: 'Renew',
      renewed: { title: 'New link made', text: 'The earlier one no longer works.' },
      remove: 'Switch off',
      removed: { title: 'Link switched off', text: 'Nobody can ask to join with it.' },
    },
    locked: 'Your team can no longer be changed. If something is wrong,',
    lockedContact: 'contact us',
  },
  keptTeam: {
    label: 'Team link',
    text: "Before you signed in, someone opened a team's link in this browser. If it was you, you can now ask to join.",
    action: 'See the team',
    dismiss: 'Forget the link',
  },
  findTeam: {
    text: 'People looking for a team, and teams looking for people.',
    action: 'Find a team or people',
  },
  pass: {
    text: 'Your way into your hub and the finale, once you have joined a team.',
    action: 'Open my pass',
  },
  certificates: {
    text: 'For members of teams that submitted a project, for judges and for mentors.',
    action: 'Your certificates',
  },
  talent: {
    text: 'If you like, show partners who offer work what you can do.',
    action: 'Your profile for partners',
  },
  memberships: {
    heading: 'Other teams',
    text: 'Teams that someone else registered. You can be in one team.',
    listedAs: (name: string, representative: string) =>
      `${isolate(representative)} invites you as ${isolate(name)}. You see the team and its project once you accept.`,
    late: (name: string, representative: string) =>
      `${isolate(representative)} invited you as ${isolate(name)}. Teams can no longer change, so it is too late to accept.`,
    joinedAs: (name: string, representative: string) =>
      `You are a member as ${isolate(name)}. The team is represented by ${isolate(representative)}.`,
    together: 'In this team:',
    asked: (date: string) => `You asked to join on ${date}. The lead has not answered yet.`,
    withdraw: 'Withdraw',
    withdrawLabel: (team: string) => `Withdraw your request to join ${team}`,
    withdrawn: { title: 'Request withdrawn', text: 'The lead no longer sees it.' },
    accept: 'Accept',
    acceptLabel: (team: string) => `Accept the invitation to ${team}`,
    joined: { title: 'You have joined the team', text: 'You can now work on its project.' },
    /** Out of a team, of an invitation to it, and of one that can no longer be accepted. */
    leave: {
      label: 'Leave the team',
      labelOf: (team: string) => `Leave the team ${team}`,
      confirm: (team: string) =>
        `Leave ${isolate(team)}? We'll remove your name, email address and links from the team, and tell its representative. Only they can add you again.`,
      cancel: 'Stay in the team',
      done: { title: 'You have left the team', text: 'We have emailed its representative.' },
    },
    decline: {
      label: 'Decline',
      labelOf: (team: string) => `Decline the invitation to ${team}`,
      confirm: (team: string) =>
        `Decline the invitation to ${isolate(team)}? We'll delete your name, email address and links from the team, and tell its representative. Only they can invite you again.`,
      cancel: 'Keep the invitation',
      done: { title: 'You have declined', text: 'We have emailed the representative.' },
    },
    remove: {
      label: 'Delete my details',
      labelOf: (team: string) => `Delete my details from the team ${team}`,
      confirm: (team: string) =>
        `Delete your details from ${isolate(team)}? We'll delete your name, email address and links from the team, and tell its representative.`,
      cancel: 'Keep them',
      done: { title: 'Details deleted', text: 'We have emailed the representative.' },
    },
  },
  profile: {
    heading: 'Your details',
    fields: {
      firstName: { label: 'First name' },
      lastName: { label: 'Last name' },
      countryCode: { label: 'Country code' },
      phoneNumber: { label: 'Phone number' },
      country: { label: 'Country' },
      githubLink: { label: 'GitHub profile link' },
    },
    save: 'Save profile',
    saving: 'Saving...',
  },
  identities: {
    heading: 'Ways to sign in',
    email: 'Email and password',
    github: 'GitHub',
    connect: 'Connect GitHub',
    disconnect: 'Disconnect GitHub',
    connected: 'Connected',
    last: "This is your only way to sign in, so you can't remove it.",
  },
  email: {
    heading: 'Email address',
    current: 'Current address',
    pending: (email: string) =>
      `Waiting for confirmation of ${email}. Open the links we sent to both addresses.`,
    cancel: 'Cancel this change',
    cancelling: 'Please wait...',
    own: 'This is already the email address of your account.',
    fields: { email: { label: 'New email address' } },
    save: 'Change email address',
    saving: 'Sending...',
    toast: {
      title: 'Check your email',
      text: "We've sent links to your old and new addresses. Open both to finish.",
    },
    toastCancelled: {
      title: 'Change cancelled',
      text: 'Your email address stays as it is. The links we sent no longer work.',
    },
  },
  password: {
    heading: 'Password',
    text: 'Changing it signs you out on all your other devices.',
    noPassword:
      "You don't have a password yet, because you sign in with GitHub or a code. You can set one here.",
    fields: {
      password: { label: 'New password', hint: 'At least 6 characters.' },
      confirmPassword: { label: 'Confirm new password' },
    },
    sendFirstCode: "Signed in a while ago? Email me a code to confirm it's me",
    save: 'Change password',
    saving: 'Saving...',
    toast: { title: 'Password saved', text: 'Use the new password from now on.' },
  },
  secondFactor: {
    heading: 'Two-step verification',
    text: 'After your password we ask for a code from an app on your phone, so your account stays safe even if someone learns your password.',
    isOff: 'Off',
    isOptional: 'Off (optional)',
    isOn: 'On',
    off: 'Two-step verification is off.',
    on: 'Two-step verification is on.',
    added: (date: string) => `Added on ${date}`,
    start: 'Turn on',
    starting: 'Please wait...',
    enrol: {
      heading: 'Connect an authenticator app',
      scan: 'Scan this code with the app.',
      qrLabel: 'QR code for the authenticator app',
      manual: "If you can't scan it, enter this key in the app.",
      copy: 'Copy the key',
      copied: 'Copied',
      fields: { code: { label: 'Code from the app', hint: 'Six digits.' } },
      submit: 'Finish',
      submitting: 'Checking...',
      cancel: 'Cancel',
    },
    recovery: {
      heading: 'Recovery codes',
      text: "Keep these codes somewhere safe, in case you lose your phone. Each one works once. We won't show them again.",
      remaining: (count: number) =>
        plural(count, { one: '1 recovery code left', other: `${count} recovery codes left` }),
      download: 'Download the codes',
      copy: 'Copy the codes',
      copied: 'Copied',
      done: "I've saved my codes",
      renew: 'Make new codes',
      renewWarning: 'Your old codes will stop working.',
    },
    remove: 'Turn off',
    removeConfirm: 'Turn off two-step verification? Only your password will protect your account.',
    removeSubmit: 'Turn off',
    cancel: 'Cancel',
    toastOn: {
      title: 'Two-step verification is on',
      text: "From now on we'll ask for a code when you sign in.",
    },
    toastOff: {
      title: 'Two-step verification is off',
      text: "We'll no longer ask for a code when you sign in.",
    },
  },
  sessions: {
    heading: 'Where you are signed in',
    current: 'This device',
    unknownDevice: 'Unknown device',
    lastUsed: (when: string) => `Last used ${when}`,
    started: (date: string) => `Signed in on ${date}`,
    end: 'Sign out',
    endLabel: (device: string) => `Sign out on ${device}`,
    endOthers: 'Sign out on all other devices',
    none: 'This is the only device you are signed in on.',
    toast: { title: 'Signed out', text: 'That session has ended.' },
  },
  export: {
    heading: 'A copy of your data',
    text: 'Download everything we store about you in one file (JSON).',
    action: 'Download my data',
    working: 'Preparing...',
  },
  delete: {
    heading: 'Delete your account',
    text: 'We delete your account, profile and sessions immediately. Your place in every team goes too, with the messages and hub interests sent from your address. This cannot be undone.',
    stays: `A team you represent passes to its next member; if it has no other members, it is deleted. A partner application stays until ${retention.submissionMonths} months after the finale, because it belongs to your organisation too. Our log of sign-ins and changes keeps its entries for ${retention.auditLog.days} days, without your name or IP address.`,
    open: 'Delete my account',
    confirmHeading: 'Delete your account permanently?',
    fields: {
      email: { label: 'Type your email address to confirm' },
      everything: {
        label:
          'Delete the teams I represent, with all their members, and my partner applications too',
      },
    },
    submit: 'Delete permanently',
    submitting: 'Deleting...',
    cancel: 'Keep my account',
    toast: {
      title: 'Account deleted',
      text: 'Your account and your places in teams have been deleted.',
    },
  },
} as const
