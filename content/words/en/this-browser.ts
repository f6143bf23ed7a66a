/** The words of the settings that the privacy page offers for the reader's own browser. */
export const thisBrowser = {
  text: 'Two things are kept only in your browser, so only you can change them here.',
  open: 'Show my settings',
  optOut: {
    label: "Don't track me in this browser",
    hint: 'Nothing you do on the test pages will be recorded from here on.',
    byBrowser: 'Your browser asks sites not to track you, so we do not measure it in any case.',
    noStorage: 'Your browser keeps nothing for this site, so it is not measured.',
  },
  drafts: {
    action: 'Delete what I have typed',
    done: 'Deleted. No form keeps anything from you in this browser.',
  },
  needsScript:
    'Your browser runs no JavaScript, so it is not measured, and no form keeps what you type.',
} as const
