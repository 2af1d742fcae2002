import { found } from './programs.mjs';

/** Rules of Pod Security *restricted* and of a ResourceQuota for each container. */
const RULES = {
  'allowPrivilegeEscalation is not false': ({ securityContext }) => securityContext?.allowPrivilegeEscalation !== false,
  'does not drop all capabilities': ({ securityContext }) => !securityContext?.capabilities?.drop?.includes('ALL'),
  'may run as root': ({ securityContext }, pod) =>
    !(securityContext?.runAsNonRoot ?? pod.securityContext?.runAsNonRoot) || pod.securityContext?.runAsUser === 0,
  'has no seccomp profile': ({ securityContext }, pod) =>
    (securityContext?.seccompProfile ?? pod.securityContext?.seccompProfile)?.type !== 'RuntimeDefault',
  'does not request processor, memory and disk': ({ resources }) =>
    !['cpu', 'memory', 'ephemeral-storage'].every((resource) => resources?.requests?.[resource]),
  'has no memory limit': ({ resources }) => !resources?.limits?.memory,
};

/** Volumes that *restricted* permits and the chart uses. */
const VOLUMES = ['configMap', 'emptyDir', 'persistentVolumeClaim', 'projected', 'secret'];

/** Returns the specification of a document's pods, or undefined if it has none. */
function podOf({ kind, spec }) {
  if (kind === 'Pod') return spec;
  return (kind === 'CronJob' ? spec.jobTemplate.spec : spec)?.template?.spec;
}

/** Checks the pods of every Pod, Job, CronJob, Deployment and StatefulSet. */
export function checkPods(name, documents) {
  const errors = documents.flatMap((document) => {
    const pod = podOf(document);
    if (!pod?.containers) return [];
    return [...pod.containers, ...(pod.initContainers ?? [])]
      .flatMap((container) =>
        Object.entries(RULES)
          .filter(([, isBroken]) => isBroken(container, pod))
          .map(([rule]) => `${document.metadata.name}: ${container.name} ${rule}`),
      )
      .concat(
        (pod.volumes ?? [])
          .filter((volume) => !VOLUMES.some((kind) => kind in volume))
          .map((volume) => `${document.metadata.name}: volume ${volume.name}`),
      );
  });
  found(`${name}: Pod Security restricted, and requests and limits for a quota`, errors);
}
