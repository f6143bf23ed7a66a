// A Vitest reporter: writes the names of the tests that failed once and then passed, which its other reporters do not tell.
import { writeFileSync } from 'node:fs'

export const secondTriesFile = '.cache/results/second-tries.json'

export default class SecondTries {
  names = []

  onTestCaseResult(testCase) {
    if (testCase.diagnostic()?.flaky)
      this.names.push(`${testCase.module.relativeModuleId} › ${testCase.fullName}`)
  }

  onTestRunEnd() {
    writeFileSync(secondTriesFile, JSON.stringify(this.names))
  }
}
