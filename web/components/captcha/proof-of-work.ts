import { solveChallenge, type Challenge } from 'altcha-lib'
import { deriveKey } from 'altcha-lib/algorithms/web/pbkdf2'

export const findSolution = (challenge: Challenge) => solveChallenge({ challenge, deriveKey })
