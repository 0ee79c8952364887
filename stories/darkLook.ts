import { chooseTheme, themeState } from '../src/ui/themeStore'

/** What axe must not look at: Storybook's own parts. */
const NOT_OURS = ['.sb-wrapper', '#storybook-docs', '#storybook-highlights-root']

/**
 * What cannot be read in the dark of a story as it stands at its end. Colours are all that a theme changes, so the other rules are
 * left to axe in the light. Called by the test runner, after the story has passed.
 */
async function findDarkFaults(): Promise<string[]> {
  const { choice, mode } = themeState
  // A story of the dark theme has been looked at.
  if (mode === 'dark') return []
  const { default: axe } = await import('axe-core')
  chooseTheme('dark')
  try {
    await nextFrame()
    for (const animation of document.getAnimations()) if (endsByItself(animation)) animation.finish()
    const { violations } = await axe.run(
      { include: document.body, exclude: NOT_OURS },
      { runOnly: ['color-contrast'], resultTypes: ['violations'] },
    )
    return violations.flatMap(({ nodes }) => nodes.map(({ html, failureSummary }) => `${html}\n${failureSummary}`))
  } finally {
    chooseTheme(choice)
    await nextFrame()
  }
}

/** What spins, spins on. */
const endsByItself = ({ effect }: Animation) => Number.isFinite(effect?.getComputedTiming().endTime)

/** Until what was rendered is drawn. */
const nextFrame = () => new Promise((resolve) => requestAnimationFrame(() => setTimeout(resolve)))

Object.assign(globalThis, { findDarkFaults })
