import type { AxeResults, RunOptions } from 'axe-core'
import { chooseTheme, themeState } from '../src/ui/themeStore'
import { markLooked, unseenWords } from './seenLooks'

/** What axe must not look at: Storybook's own parts. */
const NOT_OURS = ['.sb-wrapper', '#storybook-docs', '#storybook-highlights-root']

/** What a theme can break; all else is the same in both, and is left to axe in the light. */
const RULES_OF_COLOUR = ['color-contrast', 'link-in-text-block']

/** As in the light theme, where Storybook leaves it out: its own page has links before those of the console. */
const ALL_RULES: RunOptions = { rules: { region: { enabled: false } } }

const DIALOGS = '[role=dialog][aria-modal=true]'

/** Dialogs that have been looked at in the light, by their names. */
const seenDialogs = new Set<string>()

/**
 * What cannot be read in the dark of a story as it stands now. Words that look like others before are not looked at again; of
 * a dialog that is open, every word is looked at, by every rule of axe. `isWhole`: so is the rest of the page.
 */
export async function findDarkFaults(isWhole = false): Promise<string[]> {
  // A story of the dark theme has been looked at.
  if (themeState.mode === 'dark') return []
  const unseen = isWhole ? undefined : unseenWords(NOT_OURS)
  const dialogs = isWhole
    ? []
    : [...document.querySelectorAll<HTMLElement>(DIALOGS)].filter((one) => one.checkVisibility())
  if (unseen?.size === 0 && dialogs.length === 0) return []
  const before = themeState.mode
  themeState.mode = 'dark'
  try {
    await nextFrame()
    for (const animation of document.getAnimations()) if (endsByItself(animation)) animation.finish()
    const faults = unseen
      ? [
          ...(await faultsOf([...unseen.values()], { runOnly: RULES_OF_COLOUR })),
          ...(await faultsOf(dialogs, ALL_RULES)),
        ]
      : await faultsOf([document.body], ALL_RULES)
    if (unseen && faults.length === 0) markLooked(unseen)
    return faults
  } finally {
    themeState.mode = before
    await nextFrame()
  }
}

/** With `DARK=all` axe looks at each dialog when it opens, in both themes: it may be closed again before the story ends. */
export async function lookAtDialog(dialog: HTMLElement): Promise<void> {
  if (!Reflect.get(globalThis, 'looksAtDialogs')) return
  const name = `${document.title} ${dialog.getAttribute('aria-label') ?? dialog.querySelector('[id]')?.textContent ?? ''}`
  const faults = seenDialogs.has(name) ? [] : await faultsOf([dialog], ALL_RULES)
  if (faults.length === 0) seenDialogs.add(name)
  faults.push(...(await findDarkFaults()).map((fault) => `In the dark: ${fault}`))
  if (faults.length > 0) throw new Error(`The dialog has faults:\n${faults.join('\n')}`)
}

async function faultsOf(include: HTMLElement[], options: RunOptions): Promise<string[]> {
  const { default: axe } = await import('axe-core')
  // Parts of the page may go while the others are being looked at.
  const present = include.filter((part) => part.isConnected)
  if (present.length === 0) return []
  const { violations }: AxeResults = await axe.run(
    { include: present, exclude: NOT_OURS },
    { ...options, resultTypes: ['violations'] },
  )
  return violations.flatMap(({ id, nodes }) =>
    nodes.map(({ html, failureSummary }) => `${id}: ${html}\n${failureSummary}`),
  )
}

/** What spins, spins on. */
const endsByItself = ({ effect }: Animation) => Number.isFinite(effect?.getComputedTiming().endTime)

/** Until what was rendered is drawn. */
const nextFrame = () => new Promise((resolve) => requestAnimationFrame(() => setTimeout(resolve)))

/** For the test runner, and for `npm run shots`, which takes a screen in both themes. */
Object.assign(globalThis, { findDarkFaults, chooseTheme })
