export type Control = HTMLInputElement | HTMLSelectElement | HTMLTextAreaElement

/** Lists the named controls of a form or of a part of it, without its buttons. */
export function controlsOf(form: HTMLFormElement | HTMLFieldSetElement): Control[] {
  return [...form.elements].filter(
    (element): element is Control =>
      (element instanceof HTMLInputElement ||
        element instanceof HTMLSelectElement ||
        element instanceof HTMLTextAreaElement) &&
      element.name !== '',
  )
}
