import { UploadOutlined } from '@ant-design/icons'
import { Button } from 'antd'
import { useRef } from 'react'
import { toFailure } from '../../../lib/failure'
import { readFileText } from '../../../lib/fileText'
import { toast } from '../../../ui/toasts'

export function BankStatementFileInput({
  isDisabled,
  onText,
}: {
  isDisabled: boolean
  onText: (text: string) => void
}) {
  const input = useRef<HTMLInputElement>(null)
  const open = async (file: File | undefined) => {
    if (!file) return
    try {
      onText(await readFileText(file))
    } catch (error) {
      toast.failure(toFailure(error))
    }
  }
  return (
    <div className="bank-file">
      <Button icon={<UploadOutlined />} disabled={isDisabled} onClick={() => input.current?.click()}>
        Открыть выписку
      </Button>
      <span className="bank-file__hint">Файл CSV или TXT, либо строки, скопированные из таблицы</span>
      <input
        ref={input}
        type="file"
        hidden
        accept=".csv,.txt,text/csv,text/plain"
        aria-label="Файл выписки"
        onChange={(event) => {
          void open(event.target.files?.[0])
          // Reset the input, so that the same file can be opened again after it was corrected.
          event.target.value = ''
        }}
      />
    </div>
  )
}
