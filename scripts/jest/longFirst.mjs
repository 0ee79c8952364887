// @ts-check
import DefaultSequencer from '@jest/test-sequencer'

/**
 * Parts of paths of test files that take over a minute on two cores. They start first; otherwise one of them may run alone at the end. Jest
 * itself starts the largest files first until it has measured their times, which it has not on a fresh clone.
 */
const LONG = [
  'tests/browsers/flows',
  'tests/e2e/contractEditConflicts',
  'tests/e2e/everyScreen',
  'tests/e2e/followedFigures',
  'tests/e2e/steadyClicks',
  'tests/model/model',
  'tests/stories/toolbarSwitches',
]

/** @typedef {Parameters<DefaultSequencer['sort']>[0]} Tests */

/** @param {Tests[number]} test */
const isLong = ({ path }) => LONG.some((part) => path.replaceAll('\\', '/').includes(part))

export default class LongFirst extends DefaultSequencer {
  /** @override @param {Tests} tests */
  async sort(tests) {
    const sorted = await super.sort(tests)
    return [...sorted.filter(isLong), ...sorted.filter((test) => !isLong(test))]
  }
}
