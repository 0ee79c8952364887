import {
  type FormEvent,
  type KeyboardEvent,
  type ReactNode,
  type Ref,
  type RefObject,
  useEffect,
  useImperativeHandle,
  useRef,
} from 'react'
import { Form, useFormState } from 'react-final-form'
import type { LoadedValue } from '../../lib/loadedValue'
import { ErrorPanel } from '../../ui/ErrorPanel'
import { FormAlert } from '../../ui/form/FormAlert'
import { RegisterFieldLabelContext } from '../../ui/form/fieldLabels'
import { isShortcutPressed } from '../../ui/shortcuts/shortcuts'
import { FormButtons } from './FormButtons'
import { RestoreInputAlert } from './RestoreInputAlert'
import { RemoteFieldChangesContext } from './useFormConflictCheck'
import { useFormDraft } from './useFormDraft'
import { type FormSaveProps, saveRequiresChange, useFormSave } from './useFormSave'
import '../../ui/form/form.css'

export type FormContentProps<V extends object> = FormSaveProps<V> & {
  children: ReactNode
  submitText?: string
  cancelTo?: string
  /** Progress bar of an upload. Its cancel button works although the form's fields are disabled during a save. */
  progress?: ReactNode
  aside?: ReactNode
}

export type FormProps<V extends object> = FormContentProps<V> & {
  onCancel?: () => void
}

const IGNORED = () => undefined
const NOTHING = {}
const WRONG = '[aria-invalid="true"]'

/** For the dialog around the form: `leave` first asks about unsaved changes, if there are any, and then calls `go`. */
export type FormHandle = { leave: (go: () => void) => void }

export function FormBody<V extends object>(
  props: FormProps<V> & {
    handle?: Ref<FormHandle>
    hasFocus?: boolean
    /** Identifies the form among the forms at the same URL. It is part of the key under which unsaved input is stored. */
    name: string
  },
) {
  const { mode, block, submitText, onCancel, aside, hasFocus = false } = props
  const { start, form, guard, newer, attempt, save, failedSaves } = useFormSave(props)
  const isThere = start.value !== undefined
  const draft = useFormDraft(form, {
    ...{ name: props.name, isReady: isThere, attempt },
    ...{ onStored: guard.release, onRestored: newer.recall },
  })
  const element = useRef<HTMLDivElement>(null)
  useFirstFocus(element, hasFocus && (isThere ? 'ready' : start.status))
  const pressed = useRef<Element>(null)
  const isQuestionOpen = newer.question !== undefined
  useEffect(() => {
    if (failedSaves === 0 || isQuestionOpen) return
    // The fields were disabled during the save, so the focused field lost the focus. Focus it again after a failed save, and after the
    // conflict dialog.
    if (document.activeElement === document.body && pressed.current instanceof HTMLElement) pressed.current.focus()
    focusIn(element.current, WRONG)
  }, [failedSaves, isQuestionOpen])

  const leave = (go: () => void) => {
    if (!form.getState().submitting) guard.leave(go)
  }
  useImperativeHandle(props.handle, () => ({ leave }))

  const onSubmit = (event: FormEvent) => {
    event.preventDefault()
    // React events also bubble through portals. The form of a dialog may be inside the form of a page, which must not be submitted too.
    event.stopPropagation()
    pressed.current = document.activeElement
    void save()
  }

  if (!isThere && start.status === 'failed') {
    return (
      <div ref={element}>
        <ErrorPanel failure={start.failure} onRetry={() => start.reload()} />
      </div>
    )
  }

  const isLoading = !isThere
  return (
    <Form<V> form={form} onSubmit={IGNORED} subscription={NOTHING}>
      {() => (
        <form
          className="form"
          noValidate
          autoComplete="off"
          onSubmit={onSubmit}
          onKeyDownCapture={sendByKey}
          aria-busy={isLoading}
        >
          <RestoreInputAlert draft={draft} />
          <div ref={element}>
            <RegisterFieldLabelContext value={newer.registerLabels}>
              <Fields isLoading={isLoading}>{props.children}</Fields>
            </RegisterFieldLabelContext>
          </div>
          {props.progress}
          <div className={aside === undefined ? 'form__end' : 'form__end form__end--aside'}>
            <RemoteFieldChangesContext value={newer.news}>{aside}</RemoteFieldChangesContext>
            <FormAlert<V> block={block} />
            <FormButtons<V>
              mode={mode}
              needsChange={saveRequiresChange(props)}
              isReady={!isLoading}
              block={block}
              submitText={submitText}
              onCancel={onCancel && (() => leave(onCancel))}
              cancelTo={props.cancelTo}
            />
          </div>
          {guard.question}
          {newer.question}
        </form>
      )}
    </Form>
  )
}

/**
 * Submits the form on Ctrl+Enter. The listener runs in the capture phase, because text areas and selects handle Enter themselves. While a
 * select's menu is open, the menu gets the key.
 */
function sendByKey(event: KeyboardEvent<HTMLFormElement>): void {
  const isMenuOpen = event.target instanceof Element && event.target.getAttribute('aria-expanded') === 'true'
  if (isMenuOpen || !isShortcutPressed('formSend', event.nativeEvent)) return
  event.preventDefault()
  event.stopPropagation()
  event.currentTarget.requestSubmit()
}

function Fields({ isLoading, children }: { isLoading: boolean; children: ReactNode }) {
  const { submitting = false } = useFormState({ subscription: { submitting: true } })
  return (
    <div className={isLoading ? 'form__fields form__fields--loading' : 'form__fields'} inert={isLoading || submitting}>
      {children}
    </div>
  )
}

function useFirstFocus(element: RefObject<HTMLElement | null>, status: LoadedValue<unknown>['status'] | false): void {
  const isDone = useRef(false)
  useEffect(() => {
    if ((status !== 'ready' && status !== 'failed') || isDone.current) return
    isDone.current = status === 'ready'
    focusIn(element.current, status === 'ready' ? 'input:enabled, textarea:enabled' : 'button')
  }, [element, status])
}

function focusIn(element: HTMLElement | null, selector: string): void {
  element?.querySelector<HTMLElement>(selector)?.focus({ preventScroll: selector !== WRONG })
}
