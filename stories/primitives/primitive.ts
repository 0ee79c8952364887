import type { ArgTypes } from 'storybook-react-rsbuild'

/** Russian description of each argument. If an argument has fixed values, they follow the description, and its control is a select. */
type Words<Args> = { [Name in keyof Args]-?: string | readonly [words: string, ...values: Args[Name][]] }

export const argWords = <Args>(words: Words<Args>): Partial<ArgTypes<Args>> =>
  Object.fromEntries(
    Object.entries<string | readonly [string, ...unknown[]]>(words).map(([name, value]) => {
      if (typeof value === 'string') return [name, { description: value }]
      const [description, ...options] = value
      return [name, { description, options, control: 'select' }]
    }),
  ) as Partial<ArgTypes<Args>>

export const groupDocs = (about: string) => ({
  docs: { description: { component: about }, story: { inline: true }, isGroup: true },
  controls: { disable: false },
})

export const rule = (rules: { do: string; dont: string }) => ({
  docs: { description: { story: `**Делайте.** ${rules.do}\n\n**Не делайте.** ${rules.dont}` } },
})
