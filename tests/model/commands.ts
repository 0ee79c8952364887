import type { AsyncCommand } from 'fast-check'
import type { Route } from 'playwright-core'
import fc from '../seededFastCheck'
import type { Walk } from './walk'
import { type Fault, type Path, READ_FAULTS, WRITE_FAULTS } from './world'

/** fast-check passes a model to each command. This test does not use the model: `Walk` stores the expected state. */
type Nothing = Record<string, never>
type Act = (walk: Walk) => Promise<void>
export type Step = AsyncCommand<Nothing, Walk>

const step = (title: string, can: (walk: Walk) => boolean, act: Act): Step => ({
  check: () => true,
  async run(_model, walk) {
    if (!can(walk)) return
    walk.stepCount++
    await act(walk)
    await walk.holds()
  },
  toString: () => title,
})

const isVisible = ({ isHidden }: Walk) => !isHidden
const isUsable = ({ isHidden, world }: Walk) => !isHidden && !world.isSignedOut
const hasList = (walk: Walk) => isUsable(walk) && walk.form === undefined
const hasCities = (walk: Walk) => hasList(walk) && walk.path === '/directories/cities'
const hasForm = (walk: Walk) => isUsable(walk) && walk.form !== undefined
const always = () => true
const small = fc.nat(7)
const oneOf = fc.constantFrom
/** The fault that is injected into a change; undefined if the change succeeds. Half of the changes fail. */
const fate = fc.option(oneOf<Fault[]>(...WRITE_FAULTS), { nil: undefined, freq: 2 })
const ending = (fault: Fault | undefined) => (fault === undefined ? '' : `, ${fault}`)

const save = fc.tuple(fc.boolean(), fc.boolean(), fate).map(([isDouble, takesOwn, fault]) => ({
  title: `${isDouble ? ' twice' : ''}, ${takesOwn ? 'own' : 'back'}${ending(fault)}`,
  run: (walk: Walk) => {
    walk.world.faults.write = fault
    return walk.save(isDouble, takesOwn)
  },
}))

/**
 * Signs in if needed, opens a form unless one is open, types and saves. If these actions were separate random steps, few test runs would
 * save anything.
 */
const change = fc.tuple(small, save).map(([place, { title, run }]) =>
  step(`change ${place}${title}`, isVisible, async (walk) => {
    const acts: Act[] = [
      async () => (walk.world.isSignedOut ? walk.signIn() : undefined),
      async () => (walk.form ? undefined : walk.goTo('/directories/cities')),
      async () => (walk.form ? undefined : walk.openForm(place)),
      async () => walk.type(),
      async () => (walk.form ? run(walk) : undefined),
    ]
    for (const act of acts) {
      await act(walk)
      await walk.holds()
      if (!isUsable(walk)) return
    }
  }),
)

/**
 * Random actions of the simulated user. They run only while the tab is visible. Server faults and changes by colleagues also occur in a
 * hidden tab.
 */
const USER_STEPS: fc.Arbitrary<Step>[] = [
  oneOf<Path[]>('/orders', '/directories/cities').map((path) =>
    step(`go to ${path}`, hasList, (walk) => walk.goTo(path)),
  ),
  small.map((place) => step(`open form ${place}`, hasCities, (walk) => walk.openForm(place))),
  fc.tuple(small, fate).map(([place, fault]) =>
    step(`delete ${place}${ending(fault)}`, hasCities, (walk) => {
      walk.world.faults.write = fault
      return walk.remove(place)
    }),
  ),
  change,
  change,
  change,
  fc.constant(step('type', hasForm, (walk) => walk.type())),
  save.map(({ title, run }) => step(`save${title}`, (walk) => hasForm(walk) && walk.form?.typed !== undefined, run)),
  fc
    .tuple(oneOf('Отмена', 'Escape', 'Back'), fc.boolean())
    .map(([way, stays]) => step(`${way}, ${stays ? 'stay' : 'leave'}`, hasForm, (walk) => walk.leave(way, stays))),
  fc.constant(step('quiet', hasList, (walk) => walk.becomesQuiet())),
]

const OTHER_STEPS: fc.Arbitrary<Step>[] = [
  oneOf<Fault[]>(...READ_FAULTS).map((fault) =>
    step(`next load ${fault}`, always, async ({ world }) => {
      world.faults.read = fault
    }),
  ),
  fc.constant(
    step('cut stream', always, async ({ world }) => {
      if (world.server.dropStreams() > 0) world.reached.add('cut stream')
    }),
  ),
  fc.tuple(small, oneOf(10, 20, 30, 100, 0)).map(([place, status]) =>
    step(`colleague sets order ${place} to ${status}`, always, async ({ world }) => {
      world.putOrder([...world.orders.keys()][place] ?? world.nextId(), status)
    }),
  ),
  fc.tuple(small, oneOf('renames', 'deletes', 'adds')).map(([place, act]) =>
    step(`colleague ${act} city ${place}`, always, async ({ world }) => {
      const city = [...world.cities.values()][place % world.cities.size]
      if (act === 'adds' || city === undefined || world.cities.size < 2) world.addCity(`Коллегин ${world.nextId()}`)
      else if (act === 'renames') city.name = `Коллегин ${world.nextId()}`
      else world.cities.delete(city.id)
    }),
  ),
  fc.constant(step('lose a chunk', always, loseChunk)),
  oneOf(true, false, false).map((isHidden) =>
    step(isHidden ? 'hide tab' : 'show tab', always, (walk) => walk.setHidden(isHidden)),
  ),
  fc.constant(step('clock jumps 150 s', always, ({ page }) => page.clock.fastForward(150_000))),
]

export const WALK_STEPS = [...USER_STEPS, ...USER_STEPS, ...OTHER_STEPS]

export async function loseChunk(walk: Walk): Promise<void> {
  walk.hasLostChunk = true
  const lose = (route: Route) => {
    walk.world.reached.add('missing chunk')
    return route.abort()
  }
  await walk.page.route(/\/assets\/.*\.js$/, lose, { times: 1 })
}
