import type { AxeResults, RunOptions } from 'axe-core'
import { chooseTheme, themeState } from '../src/ui/themeStore'
import { markChecked, uncheckedTexts } from './uncheckedStyles'

const NOT_OURS = ['.sb-wrapper', '#storybook-docs', '#storybook-highlights-root']

const CONTRAST = 'color-contrast'
/** axe rules about colours. Only these depend on the theme; all other rules are checked in the light theme. */
const RULES_OF_COLOUR = [CONTRAST, 'link-in-text-block']

/** The axe rule `region` is disabled, because Storybook's page has links outside the landmarks of the console. */
const ALL_RULES: RunOptions = { rules: { region: { enabled: false } } }

const DIALOGS = '[role=dialog][aria-modal=true]'

const seenDialogs = new Set<string>()

/**
 * Returns texts of the current story with too little contrast. Text elements whose combination of styles was already checked are skipped;
 * with `isWhole` all are checked.
 */
export async function findContrastFaults(isWhole = false): Promise<string[]> {
  const unseen = isWhole ? undefined : uncheckedTexts('', NOT_OURS)
  const faults = await faultsOf(unseen ? [...unseen.values()] : [document.body], { runOnly: [CONTRAST] })
  if (unseen && faults.length === 0) markChecked(unseen)
  return faults
}

/**
 * Returns axe violations of the current story in the dark theme. Text elements whose combination of styles was already checked are skipped.
 * Open dialogs are checked completely, and with `isWhole` the whole page.
 */
export async function findDarkFaults(isWhole = false): Promise<string[]> {
  // The story is already dark, so axe has checked it in the dark theme.
  if (themeState.mode === 'dark') return []
  const unseen = isWhole ? undefined : uncheckedTexts('dark', NOT_OURS)
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
    if (unseen && faults.length === 0) markChecked(unseen)
    return faults
  } finally {
    themeState.mode = before
    await nextFrame()
  }
}

/** With `DARK=all` axe checks each dialog in both themes when the dialog opens, because it may be closed before the story ends. */
export async function checkDialogAccessibility(dialog: HTMLElement): Promise<void> {
  if (!Reflect.get(globalThis, 'looksAtDialogs')) return
  const name = `${document.title} ${dialog.getAttribute('aria-label') ?? dialog.querySelector('[id]')?.textContent ?? ''}`
  const faults = seenDialogs.has(name) ? [] : await faultsOf([dialog], ALL_RULES)
  if (faults.length === 0) seenDialogs.add(name)
  faults.push(...(await findDarkFaults()).map((fault) => `In the dark: ${fault}`))
  if (faults.length > 0) throw new Error(`The dialog has faults:\n${faults.join('\n')}`)
}

async function faultsOf(include: HTMLElement[], options: RunOptions): Promise<string[]> {
  const { default: axe } = await import('axe-core')
  // Skip elements that were unmounted during earlier checks.
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

/** False for animations that run forever, such as spinners: `finish()` throws for them. */
const endsByItself = ({ effect }: Animation) => Number.isFinite(effect?.getComputedTiming().endTime)

const nextFrame = () => new Promise((resolve) => requestAnimationFrame(() => setTimeout(resolve)))

Object.assign(globalThis, { findContrastFaults, findDarkFaults, chooseTheme })
