import { Instant } from '@js-joda/core'
import { getResponse } from 'msw'
import { userSessionKey } from '../http/access'
import { createHandlers } from '../server/createHandlers'
import type { World } from '../store/world'
import { resumeWorld, seedWorld } from './liveWorld'
import { requireRecordShapes } from './recordShapes'
import { ImportError, parseWorldFile, type WorldFile } from './worldFile'

const PROBATION = 120
const LISTS = ['order', 'order/archive', 'employee', 'company', 'slot']

/**
 * Checks an imported file before it replaces the running mock world: builds its mock world, simulates it and sends
 * requests to it. Throws an {@link ImportError} if any step fails. `archive` is the number of archive orders to
 * store.
 */
export async function validateWorldImport(text: string, archive?: number): Promise<WorldFile> {
  const file = parseWorldFile(text)
  const { head, changes } = file
  const seeded = seedWorld({ ...head, ...(archive === undefined ? {} : { archive }) }, () => 0)
  if (seeded.seeds !== head.seeds)
    throw new ImportError('Файл создан с другой версией исходных данных: его изменения сюда не подходят.')
  requireRecordShapes(seeded.world.db, changes)
  try {
    const { world, clock } = resumeWorld(seeded, changes, head.now)
    clock.set({ at: Instant.ofEpochSecond(head.now + PROBATION) })
    world.settle()
    await requireResponses(world)
  } catch (error) {
    if (error instanceof ImportError) throw error
    throw new ImportError('Файл повреждён: мир из него не может идти дальше.')
  }
  return file
}

async function requireResponses(world: World): Promise<void> {
  const key = administratorsKey(world)
  if (key === null) return
  const handlers = createHandlers(world)
  for (const list of LISTS) {
    const headers = { Authorization: `Bearer ${key}`, 'Content-Type': 'application/json' }
    const request = new Request(`http://world/v1/manage/${list}/search?page=1`, { method: 'POST', headers, body: '{}' })
    const response = await getResponse(handlers, request)
    if (!response || response.status >= 500)
      throw new ImportError('Файл повреждён: данные из него противоречат друг другу.')
  }
}

function administratorsKey({ db }: World): string | null {
  const found = db.employees.all().find(({ role, status }) => role === 'administrator' && status === 10)
  return found ? userSessionKey(found) : null
}
