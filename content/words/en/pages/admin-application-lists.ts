/** The names of the lists of applications. */
export const applicationLists = {
  label: 'Type of application',
  names: {
    partners: 'Partners and sponsors',
    hubs: 'Hub interest',
    report: 'Numbers for partners',
  },
  /** On a phone. */
  brief: { partners: 'Partners', hubs: 'Hubs', report: 'Numbers' },
  counted: (list: string, count: string) => `${list} (${count})`,
} as const
