import type { FormApi } from 'final-form'
import { createContext, type ReactNode, useCallback, useEffect, useEffectEvent, useRef, useState } from 'react'
import { RequestFailure } from '../../lib/failure'
import { lazyPart } from '../../ui/chunk/lazyPart'
import type { FieldWords } from '../../ui/form/fieldWords'
import { sameValues } from '../../ui/form/values'
import { toast } from '../../ui/toasts'
import { differenceLabel } from './differenceText'
import { type Difference, type Merged, type MergeRules, mergeValues, type Side } from './mergeValues'
import type { NewerQuestionProps } from './NewerQuestion'

const NewerQuestion = lazyPart(() => import('./NewerQuestion').then((module) => module.NewerQuestion))

/** If the server has not sent the latest values by then, the form is saved without comparing them. */
const MAX_WAIT_MS = 2000

/** Labels of fields that a colleague has changed while the form was open: `taken` were not typed here, `asked` were. */
export type FormNews = { taken: readonly string[]; asked: readonly string[] }

export type NewerValues<V extends object> = {
  news: FormNews
  /** Registers the label of a field. */
  noteWords: (name: string, words: FieldWords) => void
  /** Resets the form to values of the server, after the first load and after a save. */
  begin: (values: Partial<V>) => void
  /** Applies newer values of the server. Typed fields keep their input. */
  follow: (newer: Partial<V>) => Merged<V>
  /** Call it after restoring a draft. `base` has the values that the draft's fields had before they were edited. */
  recall: (base: Partial<V>) => void
  /** Loads and follows the latest values before a save. Throws if the entity was deleted or a typed field has changed on the server too. */
  check: (load: (signal: AbortSignal) => Promise<Partial<V>>) => Promise<void>
  /** Shows the question of the last check that threw. */
  ask: () => void
  question: ReactNode
}

type Question = NewerQuestionProps['asked'] | undefined

const NO_NEWS: FormNews = { taken: [], asked: [] }

/** Provided to the `aside` of a form, which can show the changes. */
export const FormNewsContext = createContext(NO_NEWS)

/**
 * Compares the opened values, the typed values and the latest values of the server, so that saving a whole form does not silently overwrite
 * a colleague's change. `save` submits the form after the user has chosen.
 */
export function useNewerValues<V extends object>(
  form: FormApi<V, Partial<V>>,
  start: Partial<V> | undefined,
  { rules, save }: { rules: MergeRules | undefined; save: () => void },
): NewerValues<V> {
  const [words] = useState(() => new Map<string, FieldWords>())
  const [news, setNews] = useState(NO_NEWS)
  const [choices, setChoices] = useState(0)
  const [asked, setAsked] = useState<Question>()
  const held = useRef<Question>(undefined)
  /** Baseline of the comparison. It keeps the old value of a field about which the user has not been asked yet. */
  const seen = useRef<Partial<V>>(start ?? {})

  const labels = (differences: readonly Difference[]) => [
    ...new Set(differences.map((difference) => lowerFirst(differenceLabel(words, difference))).filter(Boolean)),
  ]
  const show = (newer: Partial<V>, values: Partial<V>) =>
    form.batch(() => {
      form.initialize(newer)
      for (const key of Object.keys({ ...newer, ...values }) as (keyof V)[]) {
        if (!sameValues(values[key], newer[key])) form.change(key, values[key])
      }
    })
  const follow = (newer: Partial<V>): Merged<V> => {
    const merged = mergeValues({ opened: seen.current, latest: newer, typed: form.getState().values }, rules)
    show(newer, merged.values)
    const kept = merged.asked.flatMap(({ list, fields }) => (list === undefined ? fields : [list]))
    seen.current = { ...newer, ...Object.fromEntries(kept.map((key) => [key, seen.current[key as keyof V]])) }
    setNews((last) => ({ taken: [...new Set([...last.taken, ...labels(merged.taken)])], asked: labels(merged.asked) }))
    return merged
  }
  const recall = (base: Partial<V>) => {
    seen.current = { ...seen.current, ...base }
    follow(form.getState().initialValues ?? {})
  }
  const begin = (values: Partial<V>) => {
    form.initialize(values)
    seen.current = values
    setNews(NO_NEWS)
  }
  const check: NewerValues<V>['check'] = async (load) => {
    const newer = await inTime(load).catch((error: unknown) => {
      const status = error instanceof RequestFailure ? error.failure.status : undefined
      // The session has ended, so the save would fail too.
      if (status === 401) throw error
      if (status !== 404) return undefined
      held.current = 'deleted'
      throw new RequestFailure({ message: 'Не сохранено: запись удалена, пока вы редактировали', status: 404 })
    })
    if (newer === undefined) return
    const found = follow(newer)
    if (found.taken.length > 0) {
      toast.success(`Учтены изменения, сделанные, пока вы редактировали: ${labels(found.taken).join(', ')}`)
    }
    if (found.asked.length === 0) return
    held.current = found.asked
    throw new RequestFailure({ message: `Не сохранено: коллега тоже изменил ${labels(found.asked).join(', ')}` })
  }
  const ask = () => {
    setAsked(held.current)
    held.current = undefined
  }
  const decide = (sideOf: (name: string) => Side) => {
    const { values, initialValues: latest = {} } = form.getState()
    show(latest, mergeValues({ opened: seen.current, latest, typed: values }, rules, sideOf).values)
    seen.current = latest
    setNews(NO_NEWS)
    setAsked(undefined)
    setChoices((count) => count + 1)
  }
  const saveChosen = useEffectEvent(save)
  // Submit in an effect: fields of removed rows fail the validation until they unmount.
  useEffect(() => {
    if (choices > 0) saveChosen()
  }, [choices])
  return {
    news,
    noteWords: useCallback((name, word) => void words.set(name, word), [words]),
    begin,
    follow,
    recall,
    check,
    ask,
    question: asked && (
      <NewerQuestion
        asked={asked}
        words={words}
        typed={form.getState().values}
        onDecide={decide}
        onClose={() => setAsked(undefined)}
      />
    ),
  }
}

async function inTime<T>(load: (signal: AbortSignal) => Promise<T>): Promise<T> {
  const late = new AbortController()
  const timer = setTimeout(() => late.abort(), MAX_WAIT_MS)
  return load(late.signal).finally(() => clearTimeout(timer))
}

/** «Телефон» becomes «телефон»; «ФИО» and «E-mail» remain. */
const lowerFirst = (label: string): string => label.replace(/^.(?=[а-яё])/, (first) => first.toLowerCase())
