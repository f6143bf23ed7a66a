/** The words of the settings that the privacy page offers for the reader's own browser. */
export const thisBrowser = {
  text: 'Two things are kept only in your browser, so only you can change them here.',
  open: 'Show my settings',
  optOut: {
    label: "Don't track me in this browser",
    hint: 'Nothing you do on the test pages will be recorded from here on.',
    byBrowser: "Your browser asks sites not to track you, so we don't, whatever you choose here.",
    noStorage: "Your browser stores nothing for this site, so we don't track you.",
  },
  drafts: {
    action: 'Delete what I have typed',
    done: 'Deleted. No form keeps anything from you in this browser.',
  },
  needsScript:
    "JavaScript is off in your browser, so we don't track you and no form keeps what you type.",
} as const
