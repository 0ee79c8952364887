import { type Failure, RequestFailure, toFailure } from '../../lib/failure'

/**
 * Searches the server for an entry like the one whose save had an unknown outcome, so that it is not created twice.
 * Resolves with its name («Город «Темиртау»»), or undefined. `parts/duplicates` has one per form.
 */
export type FindDuplicate<V> = (values: V) => Promise<string | undefined>

/**
 * Duplicate check before a retry after an unknown outcome. `same`: saving again is harmless. `untold`: no check is
 * possible and the form says so. `own`: `submit` checks by itself.
 */
export type Duplicate<V> = FindDuplicate<V> | 'same' | 'untold' | 'own'

export function adviseOnRetry(mode: 'create' | 'edit', duplicate: Duplicate<never> = 'untold'): string {
  if (mode === 'edit' || duplicate === 'same') return 'Повторное сохранение запишет те же значения ещё раз.'
  return duplicate === 'untold'
    ? 'Посмотрите, не сохранилось ли уже: проверить это за вас нельзя.'
    : 'Перед повторной отправкой проверим, нет ли уже такой записи.'
}

/** Throws if a duplicate exists or the check failed. */
export async function refuseDuplicate<V>(findDuplicate: FindDuplicate<V>, sent: V): Promise<void> {
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

export const withAdvice = (failure: Failure, advice: string): Failure =>
  failure.outcome === 'unknown' ? { ...failure, hint: [failure.hint, advice].filter(Boolean).join(' ') } : failure

/** Duplicate check outside a form: after an unknown outcome, searches for a duplicate before sending again. */
export function guardFromDuplicates<V>(
  findDuplicate: FindDuplicate<V>,
): <R>(values: V, send: () => Promise<R>) => Promise<R> {
  let doubted: V | undefined
  return async (values, send) => {
    const last = doubted
    // Check for a duplicate once; a second press sends anyway.
    doubted = undefined
    if (last !== undefined) await refuseDuplicate(findDuplicate, last)
    try {
      return await send()
    } catch (error) {
      const failure = withAdvice(toFailure(error), adviseOnRetry('create', findDuplicate))
      if (failure.outcome === 'unknown') doubted = values
      throw new RequestFailure(failure, { cause: error })
    }
  }
}
