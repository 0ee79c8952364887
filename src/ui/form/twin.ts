import { type Failure, RequestFailure, toFailure } from '../../lib/failure'

/**
 * Looks on the server for an entry like the one whose saving ended unknown, so that it is not made twice. Resolves with
 * how that one is called («Город «Темиртау»»), undefined where there is none. `parts/twins` defines one per form.
 */
export type FindTwin<V> = (values: V) => Promise<string | undefined>

/**
 * How a form that adds something finds out whether it was added after all. `same`: sending it again writes the same values over
 * themselves; `untold`: nothing tells, and the form says so; `own`: its own sending looks before each attempt.
 */
export type Twin<V> = FindTwin<V> | 'same' | 'untold' | 'own'

/** What stands under «Неизвестно, сохранилось ли»: what comes of pressing the button again. */
export function adviseOnRetry(mode: 'create' | 'edit', twin: Twin<never> = 'untold'): string {
  if (mode === 'edit' || twin === 'same') return 'Повторное сохранение запишет те же значения ещё раз.'
  return twin === 'untold'
    ? 'Посмотрите, не сохранилось ли уже: проверить это за вас нельзя.'
    : 'Перед повторной отправкой проверим, нет ли уже такой записи.'
}

/** Throws what the form shows instead of sending: the entry seems to be there, or nobody can tell. */
export async function refuseTwin<V>(findTwin: FindTwin<V>, sent: V): Promise<void> {
  const name = await findTwin(sent).catch((error: unknown) => {
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

/** The failure as the form shows it: an unknown outcome gets the advice for this form. */
export const withAdvice = (failure: Failure, advice: string): Failure =>
  failure.outcome === 'unknown' ? { ...failure, hint: [failure.hint, advice].filter(Boolean).join(' ') } : failure

/** The same for what is no form: sends, and after an unknown outcome looks for the twin before it sends again. */
export function guardFromTwins<V>(findTwin: FindTwin<V>): <R>(values: V, send: () => Promise<R>) => Promise<R> {
  let doubted: V | undefined
  return async (values, send) => {
    const last = doubted
    // Asked once: pressed again, the button sends.
    doubted = undefined
    if (last !== undefined) await refuseTwin(findTwin, last)
    try {
      return await send()
    } catch (error) {
      const failure = withAdvice(toFailure(error), adviseOnRetry('create', findTwin))
      if (failure.outcome === 'unknown') doubted = values
      throw new RequestFailure(failure, { cause: error })
    }
  }
}
