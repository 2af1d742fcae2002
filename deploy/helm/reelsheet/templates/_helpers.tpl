{{- define "reelsheet.labels" -}}
helm.sh/chart: {{ .Chart.Name }}-{{ .Chart.Version }}
app.kubernetes.io/name: reelsheet
app.kubernetes.io/instance: {{ .Release.Name }}
app.kubernetes.io/version: {{ .Chart.AppVersion | quote }}
app.kubernetes.io/managed-by: {{ .Release.Service }}
{{- end }}

{{/* Of a dict {root, service, process}: what tells its pods from all others. */}}
{{- define "reelsheet.selector" -}}
app.kubernetes.io/name: reelsheet
app.kubernetes.io/instance: {{ .root.Release.Name }}
app.kubernetes.io/component: {{ .service }}
reelsheet/process: {{ .process }}
{{- end }}

{{/* Of a dict {root, service, process}: `<release>-base`, `<release>-base-worker`. */}}
{{- define "reelsheet.name" -}}
{{ .root.Release.Name }}-{{ .service }}{{ if ne .process "http" }}-{{ .process }}{{ end }}
{{- end }}

{{- define "reelsheet.image" -}}
{{ .root.Values.image.prefix }}{{ .image }}:{{ .root.Values.image.tag | default .root.Chart.AppVersion }}
{{- end }}

{{- define "reelsheet.podSecurity" -}}
runAsNonRoot: true
runAsUser: 1000
runAsGroup: 1000
fsGroup: 1000
fsGroupChangePolicy: OnRootMismatch
seccompProfile: { type: RuntimeDefault }
{{- end }}

{{- define "reelsheet.containerSecurity" -}}
allowPrivilegeEscalation: false
readOnlyRootFilesystem: true
capabilities: { drop: [ALL] }
{{- end }}

{{- define "reelsheet.placement" -}}
{{- with .Values.imagePullSecrets }}
imagePullSecrets: {{- toYaml . | nindent 2 }}
{{- end }}
{{- with .Values.nodeSelector }}
nodeSelector: {{- toYaml . | nindent 2 }}
{{- end }}
{{- with .Values.tolerations }}
tolerations: {{- toYaml . | nindent 2 }}
{{- end }}
{{- with .Values.affinity }}
affinity: {{- toYaml . | nindent 2 }}
{{- end }}
{{- end }}

{{- define "reelsheet.uploadsClaim" -}}
{{ .Values.uploads.existingClaim | default (printf "%s-uploads" .Release.Name) }}
{{- end }}

{{/* Of a dict {peers, ports, protocols}: one rule of a NetworkPolicy's egress, or none where there is no peer, since a rule without peers lets out to anywhere. */}}
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
