{{- define "reelsheet.chart" -}}
{{ .Values.nameOverride | default .Chart.Name | trunc 63 | trimSuffix "-" }}
{{- end }}

{{/* The full name, short enough for the longest suffix, `-prepare-database`. */}}
{{- define "reelsheet.fullname" -}}
{{- $chart := include "reelsheet.chart" . }}
{{- $name := contains $chart .Release.Name | ternary .Release.Name (printf "%s-%s" .Release.Name $chart) }}
{{- .Values.fullnameOverride | default $name | trunc 44 | trimSuffix "-" }}
{{- end }}

{{- define "reelsheet.labels" -}}
helm.sh/chart: {{ printf "%s-%s" .Chart.Name .Chart.Version | replace "+" "_" }}
app.kubernetes.io/name: {{ include "reelsheet.chart" . }}
app.kubernetes.io/instance: {{ .Release.Name }}
app.kubernetes.io/version: {{ .Chart.AppVersion | quote }}
app.kubernetes.io/managed-by: {{ .Release.Service }}
app.kubernetes.io/part-of: reelsheet
{{- with .Values.commonLabels }}
{{ toYaml . }}
{{- end }}
{{- end }}

{{/* The metadata of an object, from a dict {root, name, component, annotations}. */}}
{{- define "reelsheet.metadata" -}}
name: {{ .name }}
namespace: {{ .root.Release.Namespace }}
labels:
  {{- include "reelsheet.labels" .root | nindent 2 }}
  {{- with .component }}
  app.kubernetes.io/component: {{ . }}
  {{- end }}
  {{- with .labels }}
  {{- toYaml . | nindent 2 }}
  {{- end }}
{{- with merge (dict) (.annotations | default dict) .root.Values.commonAnnotations }}
annotations: {{- toYaml . | nindent 2 }}
{{- end }}
{{- end }}

{{- define "reelsheet.releaseSelector" -}}
app.kubernetes.io/name: {{ include "reelsheet.chart" . }}
app.kubernetes.io/instance: {{ .Release.Name }}
{{- end }}

{{/* The labels that select the pods of a process, from a dict {root, service, process}. */}}
{{- define "reelsheet.selector" -}}
{{ include "reelsheet.releaseSelector" .root }}
app.kubernetes.io/component: {{ .service }}
reelsheet/process: {{ .process }}
{{- end }}

{{/* The name of a process, such as `<fullname>-base-worker`, from a dict {root, service, process}. */}}
{{- define "reelsheet.name" -}}
{{ include "reelsheet.fullname" .root }}-{{ .service }}{{ if ne .process "http" }}-{{ .process }}{{ end }}
{{- end }}

{{/* The values of the pods of a process as JSON, from a dict {root, service, process}. */}}
{{- define "reelsheet.pods" -}}
{{- $own := get (get .root.Values.services .service) .process }}
{{- $pods := mergeOverwrite (deepCopy .root.Values.pods) (deepCopy $own) }}
{{- if and (eq .service "upload") (include "reelsheet.oneNode" .root) }}
{{- $_ := set $pods "replicas" 1 }}
{{- $_ := set $pods "autoscaling" (dict "enabled" false) }}
{{- $_ := set $pods "keda" (dict "enabled" false) }}
{{- end }}
{{- if and $pods.autoscaling.enabled $pods.keda.enabled }}
{{- fail (printf "services.%s.%s: either autoscaling or keda" .service .process) }}
{{- end }}
{{- toJson $pods }}
{{- end }}

{{/* The maximum number of pods of a process, with the additional one during an upgrade of an HTTP process, from a dict {root, service, process}. */}}
{{- define "reelsheet.mostPods" -}}
{{- $pods := include "reelsheet.pods" . | fromJson }}
{{- $most := $pods.autoscaling.enabled | ternary $pods.autoscaling.maxReplicas ($pods.keda.enabled | ternary $pods.keda.maxReplicas $pods.replicas) }}
{{- add $most (eq .process "http" | ternary 1 0) }}
{{- end }}

{{/* The maximum number of Postgres connections of the release. */}}
{{- define "reelsheet.connections" -}}
{{- $root := . }}
{{- $sum := 0 }}
{{- range $service, $_ := .Values.services }}
{{- range $process := list "http" "worker" }}
{{- $id := dict "root" $root "service" $service "process" $process }}
{{- $pods := include "reelsheet.pods" $id | fromJson }}
{{- $each := add $pods.databasePoolSize 1 }}
{{- $sum = add $sum (mul (include "reelsheet.mostPods" $id | int) $each) }}
{{- end }}
{{- end }}
{{- $sum }}
{{- end }}

{{/* Not empty if all of upload's pods must run on one node. */}}
{{- define "reelsheet.oneNode" -}}
{{- if and (eq .Values.objectStore.kind "folder") (ne .Values.objectStore.folder.accessMode "ReadWriteMany") }}true{{ end }}
{{- end }}

{{- define "reelsheet.image" -}}
{{- $digest := get .root.Values.image.digests .image }}
{{- .root.Values.image.prefix }}{{ .image }}{{ if $digest }}@{{ $digest }}{{ else }}:{{ .root.Values.image.tag | default .root.Chart.AppVersion }}{{ end }}
{{- end }}

{{- define "reelsheet.podSecurity" -}}
runAsNonRoot: true
runAsUser: 10001
runAsGroup: 10001
fsGroup: 10001
fsGroupChangePolicy: OnRootMismatch
seccompProfile: { type: RuntimeDefault }
{{- end }}

{{- define "reelsheet.containerSecurity" -}}
allowPrivilegeEscalation: false
readOnlyRootFilesystem: true
privileged: false
runAsNonRoot: true
capabilities: { drop: [ALL] }
{{- end }}

{{/* The scheduling rules of pods, from a dict {root, pods}. */}}
{{- define "reelsheet.placement" -}}
{{- with .root.Values.imagePullSecrets }}
imagePullSecrets: {{- toYaml . | nindent 2 }}
{{- end }}
{{- with .pods.nodeSelector }}
nodeSelector: {{- toYaml . | nindent 2 }}
{{- end }}
{{- with .pods.tolerations }}
tolerations: {{- toYaml . | nindent 2 }}
{{- end }}
{{- with .pods.affinity }}
affinity: {{- toYaml . | nindent 2 }}
{{- end }}
{{- with .pods.priorityClassName }}
priorityClassName: {{ . }}
{{- end }}
{{- end }}

{{/* The affinity by which the pods of a process prefer different zones, from a dict {root, service, process}. */}}
{{- define "reelsheet.apartByZone" -}}
podAntiAffinity:
  preferredDuringSchedulingIgnoredDuringExecution:
    - weight: 100
      podAffinityTerm:
        topologyKey: topology.kubernetes.io/zone
        labelSelector:
          matchLabels: {{- include "reelsheet.selector" . | nindent 12 }}
{{- end }}

{{/* The tolerations of a node that is lost, from the values of pods. */}}
{{- define "reelsheet.lostNode" -}}
{{- $seconds := .lostNodeSeconds }}
{{- range list "not-ready" "unreachable" }}
- { key: node.kubernetes.io/{{ . }}, operator: Exists, effect: NoExecute, tolerationSeconds: {{ $seconds }} }
{{- end }}
{{- end }}

{{/* Of a dict {root, service}. */}}
{{- define "reelsheet.serviceAccount" -}}
{{- if .root.Values.serviceAccount.create }}{{ include "reelsheet.fullname" .root }}-{{ .service }}{{ else }}{{ .root.Values.serviceAccount.name }}{{ end }}
{{- end }}

{{- define "reelsheet.uploadsClaim" -}}
{{ .Values.objectStore.folder.existingClaim | default (printf "%s-uploads" (include "reelsheet.fullname" .)) }}
{{- end }}

{{/* A claim that remains when the release is removed, from a dict {root, name, component, volume}. */}}
{{- define "reelsheet.remainingClaim" -}}
apiVersion: v1
kind: PersistentVolumeClaim
metadata:
  {{- include "reelsheet.metadata" (dict "root" .root "name" .name "component" .component "annotations" (dict "helm.sh/resource-policy" "keep")) | nindent 2 }}
spec:
  accessModes: [{{ .volume.accessMode }}]
  {{- with .volume.storageClass }}
  storageClassName: {{ . }}
  {{- end }}
  resources:
    requests: { storage: {{ .volume.size }} }
{{- end }}

{{- define "reelsheet.backupsClaim" -}}
{{ .Values.backup.existingClaim | default (printf "%s-backups" (include "reelsheet.fullname" .)) }}
{{- end }}

{{/* The policy of pods with the operator's command line, which connect only to Postgres, from a dict {root, component}. */}}
{{- define "reelsheet.operatePolicy" -}}
{{- with .root.Values.networkPolicy }}
apiVersion: networking.k8s.io/v1
kind: NetworkPolicy
metadata:
  {{- include "reelsheet.metadata" (dict "root" $.root "name" (printf "%s-%s" (include "reelsheet.fullname" $.root) $.component) "component" $.component) | nindent 2 }}
spec:
  podSelector:
    matchLabels:
      {{- include "reelsheet.releaseSelector" $.root | nindent 6 }}
      app.kubernetes.io/component: {{ $.component }}
  policyTypes: [Ingress, Egress]
  egress:
    {{- include "reelsheet.egress" (dict "peers" .dns "ports" (list 53) "protocols" (list "UDP" "TCP")) }}
    {{- include "reelsheet.egress" (dict "peers" (include "reelsheet.postgresPeers" $.root | fromYamlArray) "ports" (list .postgres.port)) }}
{{- end }}
{{- end }}

{{/* The rule that places a pod on the node of upload's pods, because only one node can mount their volume. */}}
{{- define "reelsheet.besideUpload" -}}
topologyKey: kubernetes.io/hostname
labelSelector:
  matchLabels:
    {{- include "reelsheet.releaseSelector" . | nindent 4 }}
    app.kubernetes.io/component: upload
{{- end }}

{{/* A pod that runs the operator's command line once, from a dict {root, component, command, archive, affinity}. With `archive` it has the volume of backups at /backups, and that of files at /data. */}}
{{- define "reelsheet.operatePod" -}}
{{- $root := .root }}
{{- $hasFiles := and .archive (eq $root.Values.objectStore.kind "folder") }}
{{- /* Helm reads ids as numbers: integers from `--set`, floating-point numbers from files. */}}
{{- $args := list "docker/operate.mjs" }}
{{- range .command }}
{{- $args = append $args (kindIs "float64" . | ternary (printf "%.0f" .) (toString .)) }}
{{- end }}
{{- $mounts := printf "[%s]" (include "reelsheet.authoritiesMount" $root) | fromYamlArray }}
{{- $volumes := printf "[%s]" (include "reelsheet.authoritiesVolume" $root) | fromYamlArray }}
{{- $claims := dict }}
{{- if .archive }}
{{- $_ := set $claims "backups" (include "reelsheet.backupsClaim" $root) }}
{{- $mounts = append $mounts (dict "name" "tmp" "mountPath" "/tmp") }}
{{- $volumes = append $volumes (dict "name" "tmp" "emptyDir" (dict "sizeLimit" $root.Values.pods.tmp)) }}
{{- end }}
{{- if $hasFiles }}{{ $_ := set $claims "data" (include "reelsheet.uploadsClaim" $root) }}{{ end }}
{{- range $name, $claim := $claims }}
{{- $mounts = append $mounts (dict "name" $name "mountPath" (printf "/%s" $name)) }}
{{- $volumes = append $volumes (dict "name" $name "persistentVolumeClaim" (dict "claimName" $claim)) }}
{{- end }}
metadata:
  labels:
    {{- include "reelsheet.labels" $root | nindent 4 }}
    app.kubernetes.io/component: {{ .component }}
spec:
  restartPolicy: Never
  automountServiceAccountToken: false
  enableServiceLinks: false
  securityContext: {{- include "reelsheet.podSecurity" $root | nindent 4 }}
  {{- include "reelsheet.placement" (dict "root" $root "pods" (merge (dict "affinity" .affinity) $root.Values.pods)) | nindent 2 }}
  containers:
    - name: {{ .component }}
      image: {{ include "reelsheet.image" (dict "root" $root "image" "prepare") | quote }}
      imagePullPolicy: {{ $root.Values.image.pullPolicy }}
      args: {{ $args | toJson }}
      env:
        - name: ADMIN_DATABASE_URL
          valueFrom: { secretKeyRef: { name: {{ $root.Values.operate.existingSecret | default $root.Values.prepareDatabase.existingSecret }}, key: ADMIN_DATABASE_URL } }
        # Determines the database, because the administrator's URL may contain another one.
        - name: BASE_DATABASE_URL
          valueFrom: { secretKeyRef: { name: {{ $root.Values.services.base.existingSecret }}, key: DATABASE_URL } }
        {{- if $hasFiles }}
        - name: UPLOAD_DIR
          value: /data
        {{- end }}
        {{- include "reelsheet.authoritiesVariable" $root | nindent 8 }}
      resources:
        requests: { cpu: 50m, memory: 128Mi, ephemeral-storage: 16Mi }
        limits: { memory: 512Mi, ephemeral-storage: {{ .archive | ternary $root.Values.pods.tmp "128Mi" }} }
      securityContext: {{- include "reelsheet.containerSecurity" $root | nindent 8 }}
      volumeMounts: {{ $mounts | toJson }}
  volumes: {{ $volumes | toJson }}
{{- end }}

{{- define "reelsheet.natsUrl" -}}
{{- if .Values.trial.nats.enabled }}nats://{{ include "reelsheet.fullname" . }}-trial-nats:4222{{ else }}{{ required "nats.url is missing" .Values.nats.url }}{{ end }}
{{- end }}

{{/* The environment of a service as a JSON object, from a dict {root, of}: variables that the chart derives from its values, and `env`. */}}
{{- define "reelsheet.environment" -}}
{{- $root := .root }}
{{- $env := dict "NATS_URL" (include "reelsheet.natsUrl" $root) }}
{{- range $name, $host := $root.Values.hosts }}
{{- $_ := set $env (printf "%s_URL" (upper $name)) (printf "%s://%s/v1" $root.Values.scheme $host) }}
{{- end }}
{{- with $root.Values.trustProxy }}{{ $_ := set $env "TRUST_PROXY" (join "," .) }}{{ end }}
{{- if .of.reachesInternet }}
{{- $allowed := list (printf "%s:%s" $root.Values.hosts.upload (eq $root.Values.scheme "http" | ternary "80" "443")) }}
{{- range $root.Values.outboundAllow }}{{ $allowed = append $allowed .address }}{{ end }}
{{- $_ := set $env "OUTBOUND_ALLOW" (join "," $allowed) }}
{{- end }}
{{- with $root.Values.privateAuthorities.configMap }}{{ $_ := set $env "NODE_EXTRA_CA_CERTS" "/etc/reelsheet-authorities/ca.crt" }}{{ end }}
{{- if eq .service "upload" }}
{{- $_ := set $env "OBJECT_STORE" $root.Values.objectStore.kind }}
{{- if eq $root.Values.objectStore.kind "s3" }}
{{- $s3 := $root.Values.objectStore.s3 }}
{{- $_ := set $env "S3_ENDPOINT" $s3.endpoint }}
{{- $_ := set $env "S3_BUCKET" $s3.bucket }}
{{- $_ := set $env "S3_REGION" $s3.region }}
{{- $_ := set $env "UPLOAD_PROXY" (ternary "on" "off" $s3.throughUpload) }}
{{- else }}
{{- $_ := set $env "UPLOAD_DIR" "/data" }}
{{- end }}
{{- end }}
{{- mergeOverwrite $env (deepCopy ($root.Values.env | default dict)) (deepCopy (.of.env | default dict)) | toJson }}
{{- end }}

{{/* The data of a Secret or ConfigMap in the cluster, from a dict {root, name}; empty if the chart is only rendered. */}}
{{- define "reelsheet.dataOf" -}}
{{- (lookup "v1" .kind .root.Release.Namespace .name).data | toJson }}
{{- end }}

{{/* An egress rule of a NetworkPolicy, from a dict {peers, ports, protocols}. There is no rule without peers, because it would permit all destinations. */}}
{{- define "reelsheet.egress" -}}
{{- $protocols := .protocols | default (list "TCP") }}
{{- $ports := .ports }}
{{- with .peers }}
    - to: {{- toYaml . | nindent 8 }}
      ports:
        {{- range $port := $ports }}
        {{- range $protocol := $protocols }}
        - { port: {{ $port }}, protocol: {{ $protocol }} }
        {{- end }}
        {{- end }}
{{- end }}
{{- end }}

{{/* The NetworkPolicy peers of Postgres: the Postgres of `trial`, or those in the values. */}}
{{- define "reelsheet.postgresPeers" -}}
{{- if .Values.trial.postgres.enabled }}
- podSelector: { matchLabels: { {{ include "reelsheet.releaseSelector" . | replace "\n" ", " }}, app.kubernetes.io/component: trial-postgres } }
{{- else }}
{{- with .Values.networkPolicy.postgres.peers }}{{ toYaml . }}{{ end }}
{{- end }}
{{- end }}

{{- define "reelsheet.natsPeers" -}}
{{- if .Values.trial.nats.enabled }}
- podSelector: { matchLabels: { {{ include "reelsheet.releaseSelector" . | replace "\n" ", " }}, app.kubernetes.io/component: trial-nats } }
{{- else }}
{{- with .Values.networkPolicy.nats.peers }}{{ toYaml . }}{{ end }}
{{- end }}
{{- end }}

{{/* The settings of a job that trusts private authorities; empty if there are none. */}}
{{- define "reelsheet.authoritiesVariable" -}}
{{- with .Values.privateAuthorities.configMap }}
- { name: NODE_EXTRA_CA_CERTS, value: /etc/reelsheet-authorities/ca.crt }
{{- end }}
{{- end }}

{{- define "reelsheet.authoritiesMount" -}}
{{ with .Values.privateAuthorities.configMap }}{ name: authorities, mountPath: /etc/reelsheet-authorities, readOnly: true }{{ end }}
{{- end }}

{{- define "reelsheet.authoritiesVolume" -}}
{{ with .Values.privateAuthorities.configMap }}{ name: authorities, configMap: { name: {{ . }} } }{{ end }}
{{- end }}
