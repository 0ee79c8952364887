import type { Usage } from '../../.storybook/usage.mjs'
import { screensOf } from './screens'
import type { IndexEntry } from './storyIndex'
import { StoryLink } from './toolbarContext'

/** JSON that is read from the sources when Storybook is built (`.storybook/usage.mjs`). */
declare const CONSOLE_USAGE: string

const usage: Usage = JSON.parse(CONSOLE_USAGE)

const SHELL_NAME = 'Каркас'

export const modulesWithToken = (token: string): string[] => usage.tokens[token] ?? []

export const SUBJECTS = Object.keys(usage.subjects)

export const modulesWithSubject = (subject: string): string[] => usage.subjects[subject] ?? []

function screensWith(modules: readonly string[], entries: readonly IndexEntry[]) {
  const hasSome = (list: readonly string[] = []) => list.some((path) => modules.includes(path))
  const all = screensOf(entries)
  return {
    hasShell: hasSome(usage.shell),
    screens: all.filter(({ stories: [first] }) => first && hasSome(usage.screens[first.importPath.slice(2)])),
    all: all.length,
  }
}

export const hasScreens = (modules: readonly string[]): boolean =>
  [usage.shell, ...Object.values(usage.screens)].some((list) => modules.some((path) => list.includes(path)))

type ScreenListProps = { modules: readonly string[]; entries: readonly IndexEntry[] }

export function ScreenList({ modules, entries }: ScreenListProps) {
  const { hasShell, screens, all } = screensWith(modules, entries)
  if (screens.length === 0) return hasShell ? SHELL_NAME : '—'
  return (
    <details>
      <summary>
        {screens.length === all ? 'все экраны' : `${screens.length} из ${all}`}
        {hasShell && ` и ${SHELL_NAME.toLowerCase()}`}
      </summary>
      <ul>
        {screens.map(({ title, stories: [first] }) => (
          <li key={title}>{first && <StoryLink to={first}>{title.replaceAll('/', ' / ')}</StoryLink>}</li>
        ))}
      </ul>
    </details>
  )
}

export function ModuleList({ modules, entries }: ScreenListProps) {
  if (modules.length === 0) return 'только antd'
  return (
    <details>
      <summary>{modules.length}</summary>
      <ul>
        {modules.map((path) => {
          const page = entries.find(({ componentPath }) => componentPath === `./${path}`)
          const name = path.replace(/^.*\/|\.tsx?$/g, '')
          return <li key={path}>{page ? <StoryLink to={page}>{name}</StoryLink> : <code title={path}>{name}</code>}</li>
        })}
      </ul>
    </details>
  )
}
