import { type Failure, RequestFailure, toFailure } from '../../lib/failure'

/**
 * Searches the server for an entry with the given form values. It is called after a save with unknown outcome (a timeout, for example), so
 * that the entry is not created twice. Resolves with the entry's name («Город «Темиртау»») or undefined. Implementations are in
 * `parts/duplicates`.
 */
export type FindDuplicate<V> = (values: V) => Promise<string | undefined>

/**
 * Defines how a form handles another save after a save with unknown outcome. A function searches for the entry. `same`: saving again is
 * harmless. `noCheck`: the form cannot search and shows a message about this. `own`: the form's `submit` searches.
 */
export type DuplicateGuard<V> = FindDuplicate<V> | 'same' | 'noCheck' | 'own'

function adviseOnRetry(mode: 'create' | 'edit', duplicate: DuplicateGuard<never> = 'noCheck'): string {
  if (mode === 'edit' || duplicate === 'same') return 'Повторное сохранение запишет те же значения ещё раз.'
  return duplicate === 'noCheck'
    ? 'Посмотрите, не сохранилось ли уже: проверить это за вас нельзя.'
    : 'Перед повторной отправкой проверим, нет ли уже такой записи.'
}

/** Throws if the server already has the entry or if the search failed. */
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

/** The guard writes the values of an attempt with unknown outcome here. An owner that outlives the form keeps them for its next form. */
export type UnknownSaveAttempt<V> = { values?: V | undefined }

/**
 * Returns a function that sends a change. After an attempt with unknown outcome, the next one searches for a duplicate first. If this
 * search finds an entry or fails, the attempt after it is sent without a search.
 */
export function createDuplicateGuard<V>(
  rule: () => { mode: 'create' | 'edit'; duplicate?: DuplicateGuard<V> },
  attempt: UnknownSaveAttempt<V> = {},
): <R>(values: V, send: () => Promise<R>) => Promise<R> {
  let hasSearched = false
  return async (values, send) => {
    const { mode, duplicate } = rule()
    if (attempt.values !== undefined && !hasSearched && mode === 'create' && typeof duplicate === 'function') {
      hasSearched = true
      await refuseDuplicate(duplicate, attempt.values)
    }
    attempt.values = undefined
    hasSearched = false
    try {
      return await send()
    } catch (error) {
      const failure = withAdvice(toFailure(error), adviseOnRetry(mode, duplicate))
      if (failure.outcome === 'unknown') attempt.values = values
      throw new RequestFailure(failure, { cause: error })
    }
  }
}
