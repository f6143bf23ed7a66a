export const day = 'This is not a day'
export const code = 'Please enter the code from the pass'
export const member = 'Please choose a person'
