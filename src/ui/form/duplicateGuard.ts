import { type Failure, RequestFailure, toFailure } from '../../lib/failure'

/**
 * Searches the server for an entry with the given form values. It is called after a save with unknown outcome (a timeout, for example), so
 * that the entry is not created twice. Resolves with the entry's name («Город «Темиртау»») or undefined. Implementations are in
 * `parts/duplicates`.
 */
export type FindDuplicate<V> = (values: V) => Promise<string | undefined>

/**
 * How a form prevents a duplicate when the user saves again after a save with unknown outcome.
 * - A function: it searches the server for the entry that the earlier save may have created.
 * - `same`: saving again is harmless, because it only writes the same values again.
 * - `noCheck`: the form cannot search, so its message asks the user to check.
 * - `own`: the `submit` function of the form searches for the entry.
 */
export type DuplicateGuard<V> = FindDuplicate<V> | 'same' | 'noCheck' | 'own'

function adviseOnRetry(mode: 'create' | 'edit', duplicate: DuplicateGuard<never> = 'noCheck'): string {
  if (mode === 'edit' || duplicate === 'same') return 'Повторное сохранение запишет те же значения ещё раз.'
  return duplicate === 'noCheck'
    ? 'Посмотрите, не сохранилось ли уже: проверить это за вас нельзя.'
    : 'Перед повторной отправкой проверим, нет ли уже такой записи.'
}

/** Searches the server for the entry. Throws if the entry already exists or if the search fails. */
async function refuseDuplicate<V>(findDuplicate: FindDuplicate<V>, sent: V): Promise<void> {
  const name = await findDuplicate(sent).catch((error: unknown) => {
    const { message, hint } = toFailure(error)
    throw new RequestFailure({
      message: 'Не удалось проверить, нет ли уже такой записи',
      hint: `${hint ?? message}. Посмотрите в списке; ещё одно нажатие отправит форму без проверки.`,
    })
  })
  if (name === undefined) return
  throw new RequestFailure({
    message: `Похоже, уже сохранено: ${name}`,
    hint: 'Закройте форму и проверьте список. Нажмите кнопку ещё раз, если нужна вторая такая запись.',
  })
}

const withAdvice = (failure: Failure, advice: string): Failure =>
  failure.outcome === 'unknown' ? { ...failure, hint: [failure.hint, advice].filter(Boolean).join(' ') } : failure

/**
 * `values`: form values of the last save while it is being sent and if its outcome is unknown, otherwise undefined. They are set only if a
 * duplicate can be searched for. `createDuplicateGuard` sets them. A caller can keep this object while the form is closed, so that the
 * reopened form also searches for a duplicate.
 */
export type UnknownSaveAttempt<V> = { values?: V | undefined }

/**
 * Returns a function that sends a change. If it is unknown whether a save has created an entry, the next save first searches for a
 * duplicate. If the search finds one or fails, nothing is sent, and the save after that is sent without a search.
 */
export function createDuplicateGuard<V>(
  rule: () => { mode: 'create' | 'edit'; duplicate?: DuplicateGuard<V> },
  attempt: UnknownSaveAttempt<V> = {},
): <R>(values: V, send: () => Promise<R>) => Promise<R> {
  let hasSearched = false
  return async (values, send) => {
    const { mode, duplicate } = rule()
    const find = mode === 'create' && typeof duplicate === 'function' ? duplicate : undefined
    if (attempt.values !== undefined && !hasSearched && find) {
      hasSearched = true
      await refuseDuplicate(find, attempt.values)
    }
    const attempted = find && values
    attempt.values = attempted
    hasSearched = false
    try {
      const response = await send()
      attempt.values = undefined
      return response
    } catch (error) {
      const failure = withAdvice(toFailure(error), adviseOnRetry(mode, duplicate))
      attempt.values = failure.outcome === 'unknown' ? attempted : undefined
      throw new RequestFailure(failure, { cause: error })
    }
  }
}
