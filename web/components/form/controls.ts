export type Control = HTMLInputElement | HTMLSelectElement | HTMLTextAreaElement

/** The named controls that a person fills in. */
export function controlsOf(form: HTMLFormElement): Control[] {
  return [...form.elements].filter(
    (element): element is Control =>
      (element instanceof HTMLInputElement ||
        element instanceof HTMLSelectElement ||
        element instanceof HTMLTextAreaElement) &&
      element.name !== '',
  )
}
