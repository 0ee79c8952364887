import { UploadOutlined } from '@ant-design/icons'
import { Button, Card, Input } from 'antd'
import { type ChangeEvent, type ClipboardEvent, useEffect, useEffectEvent, useId, useRef, useState } from 'react'
import { MAX_ZONE_FILE_SIZE, type ParsedZoneFile, parseZoneFile } from '../../domain/zoneFile'
import { readFileText, withoutByteOrderMark } from '../../lib/fileText'
import './zoneImport.css'

const WRONG_EXPORT = 'Формат не верный'
const TOO_LARGE = 'Файл больше 20 МБ: выгрузите зоны частями'
const UNREADABLE = 'Файл не прочитан: выберите его ещё раз'
/** In characters. A longer text in one input event was pasted or dropped, not typed. */
const WHOLE_TEXT = 1000
const HINT = 'Вставьте текст или перетащите файл на страницу'

/**
 * Field for pasting a file that the user exported from a map service. The pasted text is parsed but never shown in the
 * field, because megabytes of text would freeze the page (reference-data, section 2.6).
 */
export function ZoneFileField({ onRead }: { onRead: (found: ParsedZoneFile) => void }) {
  const [typed, setTyped] = useState('')
  const [problem, setProblem] = useState<string>()
  /** `text` is undefined if the file could not be read. */
  const take = (text: string | undefined) => {
    const found = text === undefined ? null : parseZoneFile(withoutByteOrderMark(text))
    setTyped('')
    setProblem(found ? undefined : text === undefined ? UNREADABLE : WRONG_EXPORT)
    if (found) onRead(found)
  }
  const takeFile = async (file: File) => {
    if (file.size > MAX_ZONE_FILE_SIZE) return setProblem(TOO_LARGE)
    take(await readFileText(file).catch(() => undefined))
  }
  const isDragged = useDroppedFile((file) => void takeFile(file))
  const line = useWholeText((text) => take(typed + text))
  const input = useRef<HTMLInputElement>(null)
  const id = useId()

  const onChange = ({ target: { value } }: ChangeEvent<HTMLTextAreaElement>) => {
    setProblem(undefined)
    // More than one new character means that text was pasted. Typed text is parsed as soon as it is a complete export,
    // or on blur.
    const isWhole = value.length > typed.length + 1 || (value.trimEnd().endsWith('}') && parseZoneFile(value) !== null)
    if (isWhole) take(value)
    else setTyped(value)
  }
  const onPaste = (event: ClipboardEvent) => {
    const text = event.clipboardData.getData('text')
    const file = event.clipboardData.files[0]
    if (text === '' && !file) return
    event.preventDefault()
    if (file && text === '') void takeFile(file)
    else take(typed + text)
  }

  return (
    <Card size="small" className={isDragged ? 'export-field export-field--dragged' : 'export-field'}>
      <label className="field__label" htmlFor={id}>
        Выгрузка из сервиса карт (JSON)
      </label>
      <div className="export-field__line" ref={line}>
        <Input.TextArea
          id={id}
          value={typed}
          rows={3}
          placeholder='{ "features": [ … ] }'
          status={problem && 'error'}
          aria-invalid={problem !== undefined}
          aria-describedby={`${id}-message`}
          spellCheck={false}
          onChange={onChange}
          onPaste={onPaste}
          onBlur={() => typed.trim() !== '' && take(typed)}
        />
        <Button icon={<UploadOutlined />} onClick={() => input.current?.click()}>
          Выбрать файл
        </Button>
        <input
          ref={input}
          type="file"
          hidden
          accept=".json,.geojson,application/json,application/geo+json"
          aria-label="Файл выгрузки"
          onChange={({ currentTarget }) => {
            const file = currentTarget.files?.[0]
            currentTarget.value = ''
            if (file) void takeFile(file)
          }}
        />
      </div>
      <div
        id={`${id}-message`}
        role="status"
        className={problem ? 'field__message export-field__wrong' : 'field__message'}
      >
        {problem ?? HINT}
      </div>
    </Card>
  )
}

/**
 * Intercepts large text before the field shows it, because laying out megabytes of text would block the browser for
 * minutes.
 */
function useWholeText(onText: (text: string) => void) {
  const place = useRef<HTMLDivElement>(null)
  const onInput = useEffectEvent((event: InputEvent) => {
    const text = event.data ?? event.dataTransfer?.getData('text') ?? ''
    if (text.length < WHOLE_TEXT || !event.cancelable) return
    event.preventDefault()
    onText(text)
  })
  useEffect(() => {
    const element = place.current
    const listen = (event: InputEvent) => onInput(event)
    element?.addEventListener('beforeinput', listen)
    return () => element?.removeEventListener('beforeinput', listen)
  }, [])
  return place
}

/**
 * Accepts a file that is dropped anywhere on the page. By default the browser would open the file and leave the app.
 */
function useDroppedFile(onFile: (file: File) => void): boolean {
  const [isDragged, setDragged] = useState(false)
  const onDropped = useEffectEvent(onFile)
  useEffect(() => {
    const onDrag = (event: DragEvent) => {
      if (!event.dataTransfer?.types.includes('Files')) return
      event.preventDefault()
      setDragged(event.type === 'dragover')
      const file = event.type === 'drop' && event.dataTransfer.files[0]
      if (file) onDropped(file)
    }
    const onLeave = (event: DragEvent) => {
      if (event.relatedTarget === null) setDragged(false)
    }
    document.addEventListener('dragover', onDrag)
    document.addEventListener('dragleave', onLeave)
    document.addEventListener('drop', onDrag)
    return () => {
      document.removeEventListener('dragover', onDrag)
      document.removeEventListener('dragleave', onLeave)
      document.removeEventListener('drop', onDrag)
    }
  }, [])
  return isDragged
}
