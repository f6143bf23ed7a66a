/** Sets a title so that no line ends with the article of its second half: "…: A / Guide". */
export const setTitle = (title: string) => title.replace(': A ', ': A\u{A0}')
