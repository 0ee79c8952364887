import { proxy, ref } from 'valtio'
import { type DeliveryZone, loadDeliveryZone, updateZonePolygon } from '../../api/points'
import { isSelfIntersecting } from '../../domain/selfIntersection'
import { bidiIsolated } from '../../domain/textFormatting'
import { normalizeForSearch } from '../../domain/textSearch'
import type { ParsedZone, ParsedZoneFile } from '../../domain/zoneFile'
import type { ZoneOutline } from '../../domain/zones'
import { deepEqual } from '../../lib/deepEqual'
import { type Failure, failureText, RequestFailure, toFailure } from '../../lib/failure'
import { createSameUserGuard } from '../../session/session'
import type { UnknownSaveAttempt } from '../../ui/form/duplicateGuard'
import { toast } from '../../ui/toasts'
import type { ZoneValues } from './zoneValues'

export type ZoneImportChoice = number | 'create'

/** Each row is a separate valtio proxy, so that choosing a zone for one row does not re-render thousands of rows. */
export type ZoneImportRow = {
  key: number
  name: string
  polygon: ParsedZone['polygon']
  isCrossing: boolean
  choice: ZoneImportChoice | null
  isSaving: boolean
  failure: string | null
  applied: string | null
  /** The outline that a colleague has saved for the chosen zone since the page was loaded. */
  newer: { zoneId: number; polygon: ZoneOutline } | null
  /**
   * Values that the form of a new zone has sent without learning the outcome. If the user opens that form again, it first checks whether
   * the zone already exists.
   */
  unknownAttempt: UnknownSaveAttempt<ZoneValues>
}

export type ZoneImport = { rows: ZoneImportRow[] } & Omit<ParsedZoneFile, 'zones'>

export function createZoneImport({ zones, dropped, left }: ParsedZoneFile): ZoneImport {
  const rows = zones.map(({ name, polygon }, key) => {
    const isCrossing = isSelfIntersecting(polygon)
    return proxy<ZoneImportRow>({
      key,
      name,
      polygon: ref(polygon),
      isCrossing,
      choice: null,
      isSaving: false,
      failure: null,
      applied: null,
      newer: null,
      unknownAttempt: ref<UnknownSaveAttempt<ZoneValues>>({}),
    })
  })
  return { rows, dropped, left }
}

export const countUnappliedImportRows = (found: ZoneImport | undefined): number =>
  found?.rows.filter(({ applied }) => applied === null).length ?? 0

export const importRowName = ({ name, key }: Pick<ZoneImportRow, 'name' | 'key'>): string =>
  bidiIsolated(name) || `Без названия, № ${key + 1}`

type NamedZone = Pick<DeliveryZone, 'id' | 'name'>
type OutlinedZone = NamedZone & Pick<DeliveryZone, 'polygon'>

/** Maximum wait for the current outline of the zone. After this time the outline is replaced without a check for a colleague's change. */
const MAX_WAIT_MS = 2000

/** If an imported row has no chosen zone, chooses the zone with the row's name. Skips names that several rows or several zones have. */
export function preselectZones(rows: readonly ZoneImportRow[], zones: readonly NamedZone[]): void {
  const sameNames = (named: readonly { name: string }[], name: string) =>
    named.filter((other) => normalizeForSearch(other.name) === name).length
  for (const row of rows) {
    const name = normalizeForSearch(row.name)
    if (row.choice !== null || row.applied !== null || name === '') continue
    const zone = zones.find((candidate) => normalizeForSearch(candidate.name) === name)
    if (zone && sameNames(zones, name) === 1 && sameNames(rows, name) === 1) row.choice = zone.id
  }
}

export async function applyImportedOutline(row: ZoneImportRow, zone: OutlinedZone): Promise<boolean> {
  if (row.isSaving || row.choice !== zone.id) return false
  const ifSameUser = createSameUserGuard()
  const failure = await sendImportedOutline(row, zone)
  ifSameUser(() => {
    if (failure) toast.failure(failure)
    else toast.success(`Контур зоны «${bidiIsolated(zone.name)}» обновлён`)
  })
  return !failure
}

/**
 * Replaces the outline of an existing zone by the imported outline (reference-data, section 2.6). After a failure the imported row keeps
 * the zone that the user chose; after success the choice is cleared, so that the outline is not sent twice.
 */
export async function sendImportedOutline(row: ZoneImportRow, zone: OutlinedZone): Promise<Failure | undefined> {
  row.isSaving = true
  row.failure = null
  try {
    await assertOutlineUnchanged(row, zone)
    await updateZonePolygon(zone.id, row.polygon)
    markImportRowApplied(row, `Обновлена: ${bidiIsolated(zone.name)}`)
    return undefined
  } catch (error) {
    const failure = toFailure(error)
    row.failure = failureText(failure)
    return failure
  } finally {
    row.isSaving = false
  }
}

/**
 * Saves the row as a new zone. Rejects while the row is being saved. Also rejects a row that was already saved, because the browser's Back
 * button can open its form again. To save such a row again, the user must choose «Создать» for it.
 */
export async function createImportedZone(row: ZoneImportRow, create: () => Promise<unknown>): Promise<void> {
  if (row.isSaving || (row.applied !== null && row.choice !== 'create')) throw new RequestFailure(ALREADY_SENT)
  row.isSaving = true
  row.failure = null
  try {
    await create()
    markImportRowApplied(row, 'Создана зона')
  } catch (error) {
    row.failure = failureText(toFailure(error))
    throw error
  } finally {
    row.isSaving = false
  }
}

const ALREADY_SENT = {
  message: 'Зона из этого контура уже сохраняется или сохранена',
  hint: 'Закройте форму: результат появится в строке контура.',
}

/** Throws if a colleague has changed the zone's outline since it was shown. The next attempt replaces the changed outline. */
async function assertOutlineUnchanged(row: ZoneImportRow, { id, polygon }: OutlinedZone): Promise<void> {
  if (polygon === undefined) return
  const latest = await loadDeliveryZone(id, AbortSignal.timeout(MAX_WAIT_MS)).catch((error: unknown) => {
    const status = error instanceof RequestFailure ? error.failure.status : undefined
    if (status === 401 || status === 404) throw error
    return undefined
  })
  if (latest?.polygon === undefined) return
  // If the server already has the imported outline, do not report a colleague's change: an earlier attempt has probably saved the outline
  // although its response was lost.
  const known = [polygon, row.polygon, row.newer?.zoneId === id && row.newer.polygon]
  if (known.some((outline) => deepEqual(outline, latest.polygon))) return
  row.newer = ref({ zoneId: id, polygon: latest.polygon })
  throw new RequestFailure({ message: 'Контур изменил коллега. Сравните и примените ещё раз' })
}

function markImportRowApplied(row: ZoneImportRow, applied: string): void {
  row.applied = applied
  row.failure = null
  row.choice = null
}
