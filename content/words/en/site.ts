import { channels } from '#content/facts/channels.ts'
import { event, product } from '#content/facts/event.ts'
import { paths, type Href, type LinkingWords } from '#content/paths.ts'
import { capitalise, spell } from './language.ts'

export type Link = { label: string; href: Href }

/** The words of the bar, the drawer and the footer, and those that all pages share. */
export const site = {
  name: event.name,
  product,
  skip: 'Skip to content',
  menu: { open: 'Menu', close: 'Close menu', title: 'Menu', more: 'More' },
  navigation: {
    label: 'Main',
    bar: [
      { label: 'Home', href: paths.home },
      { label: 'About', href: paths.about },
      { label: 'Tracks', href: paths.tracks },
      { label: 'Schedule', href: paths.schedule },
      { label: 'Partners', href: paths.sponsors },
      { label: 'Blog', href: paths.blog },
    ],
    more: [
      { label: 'Strategic Partners', href: paths.partner },
      { label: 'Team', href: paths.team },
      { label: 'Resources', href: paths.resources },
      { label: 'FAQ', href: paths.faq },
    ],
    last: { label: 'Contact', href: paths.contact },
    partner: { label: 'Become a Partner', href: paths.sponsors },
    join: { label: 'Join Hackathon', href: paths.register },
    /** Replaces the link to the registration while it is not open. */
    dates: { label: 'View Schedule', href: paths.schedule },
    signIn: { label: 'Sign in', href: paths.auth },
    account: { label: 'Account', href: paths.account },
    dashboard: { label: 'Dashboard', href: paths.admin },
    signOut: 'Sign out',
  },
  footer: {
    label: 'Footer',
    intro: `${capitalise(spell(event.weeks))} weeks of building Model Context Protocol servers in the open, in ${event.cities}+ African cities and online.`,
    event: {
      title: 'Event',
      links: [
        { label: 'About', href: paths.about },
        { label: 'Tracks', href: paths.tracks },
        { label: 'Partners', href: paths.sponsors },
        { label: 'Schedule', href: paths.schedule },
        { label: 'Registration', href: paths.register },
        { label: 'Become a Partner', href: paths.sponsors },
        { label: 'Account', href: paths.account },
      ],
    },
    resources: {
      title: 'Resources',
      links: [
        { label: 'MCP documentation', href: 'https://modelcontextprotocol.io' },
        { label: 'MCP specification', href: 'https://modelcontextprotocol.io/specification' },
        { label: 'Resources', href: paths.resources },
        { label: 'Blog', href: paths.blog },
        { label: 'Team', href: paths.team },
        { label: 'FAQ', href: paths.faq },
        { label: 'Contact', href: paths.contact },
      ],
    },
    social: {
      title: 'Follow',
      links: [
        ...(channels.github ? [{ label: 'GitHub', href: channels.github }] : []),
        ...(channels.discord ? [{ label: 'Discord', href: channels.discord }] : []),
        { label: 'Article feed', href: paths.feed },
        { label: 'Calendar file', href: paths.calendar },
      ],
    },
    credit: `Organised from ${event.headquarters.city}, ${event.headquarters.region}, ${event.headquarters.country}.`,
    rights: 'Everything built here is open source.',
    legal: [
      { label: 'Privacy', href: paths.privacy },
      { label: 'Terms', href: paths.terms },
      { label: 'Code of conduct', href: paths.conduct },
    ],
    /** On the measured copies of the pages. */
    measured: {
      label: 'Measurement',
      text: 'This test copy of the page records clicks, scrolling and time spent. It uses no cookies and never records what you type.',
      optOut: "Don't track me in this browser",
    },
  },
  form: {
    optional: 'optional',
    network:
      "We couldn't reach the server. Check your connection and try again. Nothing you typed is lost.",
    loading: 'Loading',
    failedToLoad:
      "This part of the page couldn't be loaded. Check your connection and try again. Nothing you typed is lost.",
    retry: 'Try again',
    close: 'Close',
    needsScript: 'This form needs JavaScript. You can also write to us:',
  },
  errors: {
    title: 'Something went wrong',
    text: "We couldn't show this page. Reloading it usually helps.",
    reload: 'Reload the page',
    toast: {
      title: 'Error',
      description: 'An unexpected error occurred. Please try again.',
    },
  },
  toast: { dismiss: 'Dismiss', region: 'Notifications' },
  copyFailed: "We couldn't copy this. Select the text and copy it by hand.",
  opensInNewTab: 'opens in a new tab',
} as const satisfies LinkingWords
