import type { FormApi } from 'final-form'
import { createContext, type ReactNode, useCallback, useEffect, useEffectEvent, useRef, useState } from 'react'
import { flushSync } from 'react-dom'
import { lowerFirst } from '../../domain/textFormatting'
import { RequestFailure } from '../../lib/failure'
import { isEmptyValue } from '../../lib/listQuery'
import { lazyScreenPart } from '../../ui/chunk/lazyScreenPart'
import type { FieldLabelInfo } from '../../ui/form/fieldLabels'
import { equalFormValues } from '../../ui/form/formValues'
import { toast } from '../../ui/toasts'
import type { FormConflictDialogProps } from './FormConflictDialog'
import { formDifferenceLabel } from './formDifferences'
import {
  type FormMergeDifference,
  type FormMergeResult,
  type FormMergeRules,
  type FormMergeSide,
  mergeFormValues,
} from './mergeFormValues'

const FormConflictDialog = lazyScreenPart(() =>
  import('./FormConflictDialog').then((module) => module.FormConflictDialog),
)

/** If the server's latest values have not arrived after this many ms, the form is saved without comparing them. */
const MAX_WAIT_MS = 2000

const MAX_LABELS = 5

/**
 * Labels of fields that another user has changed while the form was open. `taken`: fields that this user has not edited. `conflicts`:
 * fields that this user has edited too.
 */
type RemoteFieldChanges = { taken: readonly string[]; conflicts: readonly string[] }

type FormConflictCheck<V extends object> = {
  news: RemoteFieldChanges
  registerLabels: (name: string, words: FieldLabelInfo) => void
  /** Sets the form to the server's values, after the first load and after a save. */
  begin: (values: Partial<V>) => void
  /** Applies newer values of the server to the form. Fields that the user has edited keep their input. */
  follow: (newer: Partial<V>) => FormMergeResult<V>
  /** Call it after restoring a draft. `base` has the values that the draft's fields had before they were edited. */
  recall: (base: Partial<V>) => void
  /**
   * Loads and applies the latest values before a save. Throws if the entity was deleted, or if an edited field has changed on the server
   * too.
   */
  check: (load: (signal: AbortSignal) => Promise<Partial<V>>) => Promise<void>
  /** Opens the conflict dialog if the last `check` found a conflict or a deleted entity. Returns false if it found neither. */
  ask: () => boolean
  question: ReactNode
}

type Question = Pick<FormConflictDialogProps, 'conflicts' | 'taken'>

const NO_CHANGES: RemoteFieldChanges = { taken: [], conflicts: [] }

export const RemoteFieldChangesContext = createContext(NO_CHANGES)

/**
 * Compares the opened, the typed and the server's latest values, so that saving a whole form does not silently overwrite another user's
 * change. `save` submits the form after the user has resolved the conflicts.
 */
export function useFormConflictCheck<V extends object>(
  form: FormApi<V, Partial<V>>,
  start: Partial<V> | undefined,
  { rules, save }: { rules: FormMergeRules | undefined; save: () => void },
): FormConflictCheck<V> {
  const [words] = useState(() => new Map<string, FieldLabelInfo>())
  const [news, setNews] = useState(NO_CHANGES)
  const [choices, setChoices] = useState(0)
  const [question, setQuestion] = useState<Question>()
  const held = useRef<Question | undefined>(undefined)
  /** Baseline values for the comparison. A field in conflict keeps its old baseline value until the user has resolved the conflict. */
  const seen = useRef<Partial<V>>(start ?? {})

  const labels = (differences: readonly FormMergeDifference[]) => [
    ...new Set(differences.map((difference) => lowerFirst(formDifferenceLabel(words, difference))).filter(Boolean)),
  ]
  const show = (newer: Partial<V>, values: Partial<V>) =>
    form.batch(() => {
      form.initialize(newer)
      for (const key of Object.keys({ ...newer, ...values }) as (keyof V)[]) {
        if (!equalFormValues(values[key], newer[key])) form.change(key, values[key])
      }
    })
  const apply = (received: Partial<V>, used: FormMergeRules | undefined): FormMergeResult<V> => {
    const { values: typed } = form.getState()
    const newer = keepEmptied(received, { opened: seen.current, typed })
    const merged = mergeFormValues({ opened: seen.current, latest: received, typed }, used)
    show(newer, merged.values)
    const conflictFields = merged.conflicts.flatMap(({ list, fields }) => (list === undefined ? fields : [list]))
    seen.current = { ...newer, ...Object.fromEntries(conflictFields.map((key) => [key, seen.current[key as keyof V]])) }
    setNews((last) => ({
      taken: [...new Set([...last.taken, ...labels(merged.taken)])],
      conflicts: labels(merged.conflicts),
    }))
    return merged
  }
  const follow = (received: Partial<V>) => {
    const rows = Object.entries(rules?.rows ?? {}).filter(([, { isOnSaveOnly }]) => !isOnSaveOnly)
    return apply(received, { ...rules, rows: Object.fromEntries(rows) })
  }
  const recall = (base: Partial<V>) => {
    seen.current = { ...seen.current, ...base }
    follow(form.getState().initialValues ?? {})
  }
  const begin = (values: Partial<V>) => {
    form.initialize(values)
    seen.current = values
    setNews(NO_CHANGES)
  }
  const check: FormConflictCheck<V>['check'] = async (load) => {
    const newer = await inTime(load).catch((error: unknown) => {
      const status = error instanceof RequestFailure ? error.failure.status : undefined
      // The session has ended, so do not send the save: it would fail with 401.
      if (status === 401) throw error
      if (status !== 404) return undefined
      held.current = { conflicts: 'deleted' }
      throw new RequestFailure({ message: 'Не сохранено: запись удалена, пока вы редактировали', status: 404 })
    })
    if (newer === undefined) return
    // Render synchronously: the caller validates the form next, and fields of removed rows would fail the validation until they unmount.
    const found = flushSync(() => apply(newer, rules))
    const taken =
      found.taken.length > 0
        ? `Учтены изменения, сделанные, пока вы редактировали: ${listText(labels(found.taken))}`
        : undefined
    if (found.conflicts.length === 0) {
      if (taken !== undefined) toast.success(taken)
      return
    }
    // The conflict dialog, and not a toast, lists the merged changes of another user: a toast would close while the user reads the dialog.
    held.current = { conflicts: found.conflicts, taken }
    throw new RequestFailure({ message: `Не сохранено. Коллега тоже изменил: ${listText(labels(found.conflicts))}` })
  }
  const ask = () => {
    const question = held.current
    held.current = undefined
    setQuestion(question)
    return question !== undefined
  }
  const decide = (sideOf: (name: string) => FormMergeSide) => {
    const { values, initialValues: latest = {} } = form.getState()
    show(latest, mergeFormValues({ opened: seen.current, latest, typed: values }, rules, sideOf).values)
    seen.current = latest
    setNews(NO_CHANGES)
    setQuestion(undefined)
    setChoices((count) => count + 1)
  }
  const saveChosen = useEffectEvent(save)
  // Submit in an effect: fields of removed rows fail the validation until they unmount.
  useEffect(() => {
    if (choices > 0) saveChosen()
  }, [choices])
  return {
    news,
    registerLabels: useCallback((name, word) => void words.set(name, word), [words]),
    begin,
    follow,
    recall,
    check,
    ask,
    question: question && (
      <FormConflictDialog
        {...question}
        words={words}
        typed={form.getState().values}
        onDecide={decide}
        onClose={() => setQuestion(undefined)}
      />
    ),
  }
}

/**
 * If a field is empty both in the form and in the newer response, its initial value does not change. With an empty initial value the field
 * would count as not loaded, and the save would leave it out (`omitUnloadedFields`).
 */
function keepEmptied<V extends object>(
  received: Partial<V>,
  { opened, typed }: { opened: Partial<V>; typed: Partial<V> },
): Partial<V> {
  const isEmptied = (key: string) => [received, typed].every((values) => isEmptyValue(Reflect.get(values, key)))
  return { ...received, ...Object.fromEntries(Object.entries(opened).filter(([key]) => isEmptied(key))) }
}

async function inTime<T>(load: (signal: AbortSignal) => Promise<T>): Promise<T> {
  const late = new AbortController()
  const timer = setTimeout(() => late.abort(), MAX_WAIT_MS)
  return load(late.signal).finally(() => clearTimeout(timer))
}

function listText(labels: readonly string[]): string {
  const shown = labels.slice(0, MAX_LABELS)
  const rest = labels.length - shown.length
  const separator = labels.some((label) => label.includes(',')) ? '; ' : ', '
  return shown.join(separator) + (rest > 0 ? ` и ещё ${rest}` : '')
}
