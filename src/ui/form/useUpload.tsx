import { Button, Progress } from 'antd'
import { useRef, useState } from 'react'
import { isAbortError, RequestFailure } from '../../lib/failure'
import { createUploadFetchFactory, type UploadFetchFactory } from '../../lib/upload'
import './form.css'

export function useUpload() {
  const [share, setShare] = useState<number>()
  const controller = useRef<AbortController>(undefined)
  /** Sends a file and shows the upload's progress: `upload.run((by) => uploadPhoto(id, file, by))`. */
  const run = async (send: (by: UploadFetchFactory) => Promise<unknown>) => {
    const mine = new AbortController()
    controller.current = mine
    setShare(0)
    try {
      await send(createUploadFetchFactory({ signal: mine.signal, onProgress: setShare }))
    } catch (error) {
      if (!isAbortError(error)) throw error
      throw new RequestFailure({ message: 'Загрузка отменена', hint: 'Файл не отправлен.' })
    } finally {
      setShare(undefined)
    }
  }
  return { run, bar: share === undefined ? null : <Bar share={share} onCancel={() => controller.current?.abort()} /> }
}

function Bar({ share, onCancel }: { share: number; onCancel: () => void }) {
  const percent = Math.floor(share * 100)
  return (
    <div className="upload">
      <Progress percent={percent} showInfo={false} status="active" aria-label="Ход загрузки" />
      <div className="upload__line">
        <span>{share < 1 ? `Отправлено ${percent} %` : 'Файл отправлен, ждём ответа…'}</span>
        {share < 1 && (
          <Button size="small" onClick={onCancel}>
            Отменить загрузку
          </Button>
        )}
      </div>
    </div>
  )
}
