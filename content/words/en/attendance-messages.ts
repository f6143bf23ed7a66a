export const day = 'This is not a valid date'
export const code = 'Please enter the code from the pass'
export const member = 'Please choose a person'
