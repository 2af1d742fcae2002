import { FolderOpen } from 'lucide-react';
import { lazy, Suspense, useState } from 'react';
import { useQuery } from '@tanstack/react-query';
import { fileQuery, type FileType } from '../../api/library-queries.js';
import { useOrganization } from '../../app/use-organization.js';
import { Button } from '../../design/components/controls/button.js';
import { videoStrings as text } from '../../strings/video-en.js';
import { useShownAgent } from '../list/sheets-frame.js';
import styles from './video.module.css';

const MediaPicker = lazy(async () => ({ default: (await import('../../picker/media-picker.js')).MediaPicker }));

interface LayerFileProps {
  readonly type: FileType;
  readonly fileId: number | undefined;
  readonly onChoose: (fileId: number, name: string) => void;
}

/** The file of the library that a layer shows. */
export function LayerFile({ type, fileId, onChoose }: LayerFileProps) {
  const { id } = useOrganization();
  const { agent } = useShownAgent();
  const [isPicking, setPicking] = useState(false);
  const { data: file } = useQuery({ ...fileQuery(id, agent.id, fileId ?? 0), enabled: fileId !== undefined });
  return (
    <div className={styles.file}>
      <span className={styles.fileName}>{fileId === undefined ? text.noFile : (file?.file_name ?? '')}</span>
      <Button size="small" icon={<FolderOpen />} onPress={() => setPicking(true)}>
        {text.chooseFile}
      </Button>
      {isPicking && (
        <Suspense>
          <MediaPicker
            title={text.chooseFile}
            type={type}
            agentId={agent.id}
            isOpen
            onOpenChange={setPicking}
            onPick={(picked) => onChoose(picked.id, picked.name)}
          />
        </Suspense>
      )}
    </div>
  );
}
