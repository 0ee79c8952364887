import type { ComponentType } from 'react'
import { expect, waitFor } from 'storybook/test'
import type { StoryObj } from 'storybook-react-rsbuild'
import { Route } from 'wouter'
import type { Permission } from '../../src/domain/permissions'
import { session } from '../../src/session/session'
import type { StageSettings } from '../stage'

/** Accessible names, or their beginnings, of the buttons and links that a permission adds. */
type Brings = Partial<Record<Permission, string[]>>

type Screen = {
  address: string
  /** Route pattern of the page; needed only if the page reads an ID from the URL. */
  at?: string
  page: ComponentType
  base: Permission[]
  brings: Brings
  responses?: StageSettings['responses']
  together?: [Permission[], string[]][]
}

const isNamed = (element: Element, start: string): boolean =>
  (element.getAttribute('aria-label') ?? element.textContent ?? '').trim().startsWith(start)

function hold(accesses: readonly Permission[]): void {
  if (session.user) session.user = { ...session.user, accesses: [...accesses] }
}

export function alone({ address, at, page: Page, base, brings, together = [], responses = [] }: Screen): StoryObj {
  const singles = Object.entries(brings) as [Permission, string[]][]
  const all = [...new Set([...singles, ...together].flatMap(([, names]) => names))].sort()
  return {
    parameters: { stage: { address, responses } },
    render: () => (at === undefined ? <Page /> : <Route path={at}>{() => <Page />}</Route>),
    play: async ({ canvasElement, step }) => {
      const shown = () => {
        const elements = [...canvasElement.querySelectorAll('button, a')]
        return all.filter((name) => elements.some((element) => isNamed(element, name)))
      }
      const expectShown = (names: readonly string[]) => waitFor(() => expect(shown()).toEqual([...names].sort()))
      const everything = [...singles.map(([permission]) => permission), ...together.flatMap(([held]) => held)]
      await step('all of them', async () => {
        hold([...base, ...everything])
        await expectShown(all)
      })
      for (const [permission, names] of singles) {
        await step(permission, async () => {
          hold([...base, permission])
          await expectShown(names)
        })
      }
      for (const [held, names] of together) {
        await step(held.join(' and '), async () => {
          hold([...base, ...held])
          await expectShown(names)
        })
      }
      await step('none', async () => {
        hold(base)
        await expectShown([])
      })
    },
  }
}
