// @ts-check
import { STORY_NAMES } from './storyNames.mjs'

/**
 * Stories that stand in a state that a person finds, not where a test has ended, by the names of their exports. One list for all
 * that looks at such stories: the catalogue, the look in the dark, the walk by Tab, the switches of the toolbar, the pictures.
 */

/** A screen with all it has; where it has several first faces, such as the tabs of a card, the one that is named first stands for it. */
export const WHOLE = ['Loaded', 'Open', 'Published', 'Statistics', 'Branches', 'Partners', 'Couriers', 'Blank']

/** The other states of screens and forms. */
const STATES = [
  'Empty',
  'Loading',
  'Failed',
  'LoadFailed',
  'ServerError',
  'Forbidden',
  'ViewOnly',
  'Filled',
  'Saving',
  'SaveRefused',
  'LeaveWithChanges',
]

export const RESTING = [...WHOLE, ...STATES]

/** What designers read in their place. @param {readonly string[]} exports @returns {string[]} */
export const shownNames = (exports) => exports.map((name) => STORY_NAMES[name] ?? name)

/** The runner of tests tells «LoadFailed» as «Load Failed». @param {string} name */
export const exportName = (name) => name.replaceAll(' ', '')
