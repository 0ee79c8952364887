import type { AxeResults, RunOptions } from 'axe-core'
import type { ThemeMode } from '../src/ui/theme'
import { chooseTheme, themeState } from '../src/ui/themeStore'
import { uncheckedTexts } from './uncheckedStyles'

const NOT_OURS = ['.sb-wrapper', '#storybook-docs', '#storybook-highlights-root']

/** axe rules about colours. Only these depend on the theme; all other rules are checked in the light theme. */
const RULES_OF_COLOUR = ['color-contrast', 'link-in-text-block']

/** The axe rule `region` is disabled, because Storybook's page has links outside the landmarks of the console. */
const ALL_RULES: RunOptions = { rules: { region: { enabled: false } } }

/** This rule forbids inline `!important` only. By default it first computes the visible text of each element with a style: a third of axe's time. */
const INLINE_SPACING = { id: 'avoid-inline-spacing', selector: '[style*="important"]' }

const DIALOGS = '[role=dialog][aria-modal=true]'
/** Marks the texts of which axe compares colours. */
const MARK = 'data-axe'

const seenDialogs = new Set<string>()

/** Returns axe violations of the current story. */
export const findFaults = (): Promise<string[]> => faultsOf(document.body, ALL_RULES, newTexts(themeState.mode))

/** Returns axe violations of the current story in the dark theme: only of colours, or with `isWhole` of all rules and elements. */
export async function findDarkFaults(isWhole = false): Promise<string[]> {
  // The story is already dark, so axe has checked it in the dark theme.
  if (themeState.mode === 'dark') return []
  const texts = isWhole ? undefined : newTexts('dark')
  if (texts?.size === 0) return []
  const before = themeState.mode
  themeState.mode = 'dark'
  try {
    await nextFrame()
    for (const animation of document.getAnimations()) if (endsByItself(animation)) animation.finish()
    return await faultsOf(document.body, texts ? { runOnly: RULES_OF_COLOUR } : ALL_RULES, texts)
  } finally {
    themeState.mode = before
    await nextFrame()
  }
}

/** With `DARK=all` axe checks each dialog in both themes when the dialog opens, because it may be closed before the story ends. */
export async function checkDialogAccessibility(dialog: HTMLElement): Promise<void> {
  if (!Reflect.get(globalThis, 'looksAtDialogs')) return
  const name = `${document.title} ${dialog.getAttribute('aria-label') ?? dialog.querySelector('[id]')?.textContent ?? ''}`
  const faults = seenDialogs.has(name) ? [] : await faultsOf(dialog, ALL_RULES)
  if (faults.length === 0) seenDialogs.add(name)
  faults.push(...(await findDarkFaults()).map((fault) => `In the dark: ${fault}`))
  if (faults.length > 0) throw new Error(`The dialog has faults:\n${faults.join('\n')}`)
}

/** Texts whose colours axe compares: all texts of open dialogs, and texts whose combination of styles was not checked yet in this theme. */
function newTexts(theme: ThemeMode): Set<Element> {
  const texts = new Set<Element>(uncheckedTexts(theme, NOT_OURS))
  for (const dialog of document.querySelectorAll(DIALOGS)) {
    if (dialog.checkVisibility()) for (const part of dialog.querySelectorAll('*')) texts.add(part)
  }
  return texts
}

/** Without `texts` axe compares the colours of all texts. */
async function faultsOf(include: HTMLElement, options: RunOptions, texts?: ReadonlySet<Element>): Promise<string[]> {
  const { default: axe } = await import('axe-core')
  axe.configure({ rules: [INLINE_SPACING, { id: 'color-contrast', selector: texts ? `[${MARK}]` : '*' }] })
  for (const text of texts ?? []) text.setAttribute(MARK, '')
  try {
    const { violations }: AxeResults = await axe.run(
      { include, exclude: NOT_OURS },
      { ...options, resultTypes: ['violations'] },
    )
    return violations.flatMap(({ id, help, nodes }) =>
      nodes.map(({ html, failureSummary }) => `${id}: ${help}\n${html}\n${failureSummary}`),
    )
  } finally {
    for (const text of texts ?? []) text.removeAttribute(MARK)
  }
}

/** False for animations that run forever, such as spinners: `finish()` throws for them. */
const endsByItself = ({ effect }: Animation) => Number.isFinite(effect?.getComputedTiming().endTime)

const nextFrame = () => new Promise((resolve) => requestAnimationFrame(() => setTimeout(resolve)))

Object.assign(globalThis, { findDarkFaults, chooseTheme })
